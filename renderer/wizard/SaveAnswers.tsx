import { UPLOAD_LIMIT_BYTES } from '#engine';
import { filesIn } from '../api/sentFiles.ts';
import { SaveDialog } from '../dialogs/SaveDialog.tsx';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';

interface SaveAnswersProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  readonly onClose: () => void;
}

/** Asks for the password and saves. Attachments that are too large together are named and left out. */
export function SaveAnswers({ actor, services, onClose }: SaveAnswersProps) {
  const { form, store, saving } = services;
  const files = filesIn(form.plan.root, store.data());
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const isTooLarge = total > UPLOAD_LIMIT_BYTES;
  return (
    <SaveDialog
      // The password of a saving that failed.
      typed={saving.get()}
      tooLarge={isTooLarge ? files : []}
      onClose={() => {
        onClose();
        saving.forget();
      }}
      onSave={(password) => {
        onClose();
        saving.offer(password, isTooLarge);
        actor.send({ type: 'save' });
      }}
    />
  );
}
