import { canHandOn, UPLOAD_LIMIT_BYTES } from '#engine';
import { filesIn } from '../api/sentFiles.ts';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { SaveDialog } from '../dialogs/SaveDialog.tsx';
import { SignedLines } from '../signing/SignedLines.tsx';
import { useHandOverWords } from '../signing/useHandOverWords.ts';
import { signedSubmission } from './signedSubmission.ts';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';

interface SaveAnswersProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  readonly onClose: () => void;
}

/**
 * Asks for a password or a certificate and saves. Attachments that are too large together are named and left out, and
 * the signatures with them: they are over these very attachments. Otherwise the file carries the signed
 * document.
 */
export function SaveAnswers({ actor, services, onClose }: SaveAnswersProps) {
  const { form, store, saving } = services;
  const files = filesIn(form.plan.root, store.data());
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const isTooLarge = total > UPLOAD_LIMIT_BYTES;
  const words = useHandOverWords();
  const { language } = useLanguage();
  const { context } = actor.getSnapshot();
  const lock = saving.get();
  const isSigned = signedSubmission(context) !== undefined;
  const isForNext = isSigned && canHandOn(context) && !isTooLarge;
  return (
    <SaveDialog
      // The password of a saving that failed.
      typed={lock?.kind === 'password' ? lock.password : ''}
      tooLarge={isTooLarge ? files : []}
      title={isForNext ? words['save.title'] : undefined}
      onClose={() => {
        onClose();
        saving.forget();
      }}
      onSave={(chosen) => {
        onClose();
        saving.offer(chosen, isTooLarge);
        actor.send({ type: 'save' });
      }}
    >
      {isSigned && isTooLarge && <p>{words['save.withoutFiles']}</p>}
      {isSigned && !isTooLarge && (
        <>
          <p>{words['save.lead']}</p>
          <SignedLines
            fields={context.signed.map(({ fieldId }) => fieldId)}
            signed={context.signed}
            texts={form.textsIn(language)}
          />
        </>
      )}
      {isForNext && <p>{words['save.next']}</p>}
    </SaveDialog>
  );
}
