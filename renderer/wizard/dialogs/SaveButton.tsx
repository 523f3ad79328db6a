import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#engine';
import { DialogChunk } from '../../layout/DialogChunk.tsx';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { lazy } from '../../portal/lazy.ts';
import { errorsOfForm, onceRead } from '../effects/errorsOf.ts';
import type { Saving } from '../state/SaveRequest.ts';
import type { WizardActor } from '../state/Wizard.ts';
import type { WizardServices } from '../state/WizardServices.ts';

const DIALOG = lazy(async () => (await import('./SaveAnswers.tsx')).SaveAnswers);

interface SaveButtonProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  /** Label other than the default one, such as "Save again". */
  readonly label?: string;
  /** The lazy-loaded dialog. */
  readonly code?: typeof DIALOG;
}

/**
 * Renders a button that saves the form to a file. Wrong answers are shown before the dialog asks
 * for a password. The wizard then validates again, asks for the captcha and writes the file.
 */
export function SaveButton({ actor, services, label, code = DIALOG }: SaveButtonProps) {
  const { t } = useTranslation(['common', 'wizard']);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<Saving>();
  const ask = useCallback(async () => {
    setSaved(undefined);
    if (await isReady(actor, services)) setAsking(true);
    else actor.send({ type: 'save' });
  }, [actor, services]);
  useEffect(() => services.saving.onDone(setSaved), [services]);
  useEffect(() => services.saving.onWish(() => void ask()), [services, ask]);
  return (
    <>
      <span role="status" className="step-saved">
        {saved &&
          t('wizard:save.done', {
            file: saved.fileName,
            time: formatInstant(saved.savedAt, language),
          })}
      </span>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => void ask()}
      >
        {label ?? t('button.save')}
      </button>
      {isAsking && (
        <DialogChunk
          code={code}
          onGiveUp={() => setAsking(false)}
          props={{ actor, services, onClose: () => setAsking(false) }}
        />
      )}
    </>
  );
}

/**
 * Checks whether the dialog may ask for a password: the form has an acknowledgement, or its answers
 * have no errors. Also returns `true` if the validator cannot be fetched: the wizard reports that
 * error after the password.
 */
async function isReady(actor: WizardActor, services: WizardServices): Promise<boolean> {
  if (actor.getSnapshot().context.acknowledgement !== undefined) return true;
  const check = () => errorsOfForm(services, 'save');
  return onceRead(services, check).then(
    (errors) => errors.length === 0,
    () => true,
  );
}
