import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '../app/late.ts';
import { DialogChunk } from '../layout/DialogChunk.tsx';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';

const DIALOG = late(async () => (await import('../dialogs/SaveDialog.tsx')).SaveDialog);

interface SaveButtonProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  /** Other words on the button: "Save again". */
  readonly label?: string;
  /** Its dialog. */
  readonly code?: typeof DIALOG;
}

/** Saves the form to a file: the password first, then the wizard checks and the file is written. */
export function SaveButton({ actor, services, label, code = DIALOG }: SaveButtonProps) {
  const { t } = useTranslation(['common', 'wizard']);
  const [isAsking, setAsking] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => services.saving.onDone(() => setSaved(true)), [services]);
  useEffect(() => services.saving.onWish(() => setAsking(true)), [services]);
  return (
    <>
      <span role="status" className="step-saved">
        {isSaved && t('wizard:save.done')}
      </span>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setSaved(false);
          setAsking(true);
        }}
      >
        {label ?? t('button.save')}
      </button>
      {isAsking && (
        <DialogChunk
          code={code}
          onGiveUp={() => setAsking(false)}
          props={{
            // What was typed before a saving that failed.
            typed: services.saving.get(),
            onClose: () => {
              setAsking(false);
              services.saving.forget();
            },
            onSave: (password: string) => {
              setAsking(false);
              services.saving.offer(password);
              actor.send({ type: 'save' });
            },
          }}
        />
      )}
    </>
  );
}
