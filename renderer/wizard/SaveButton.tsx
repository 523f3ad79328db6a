import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { late } from '../app/late.ts';
import { DialogChunk } from '../layout/DialogChunk.tsx';
import { errorsOfForm, onceRead } from './errorsOf.ts';
import type { Saving } from './SaveRequest.ts';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';

const DIALOG = late(async () => (await import('./SaveAnswers.tsx')).SaveAnswers);

interface SaveButtonProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  /** Other words on the button: "Save again". */
  readonly label?: string;
  /** Its dialog. */
  readonly code?: typeof DIALOG;
}

/**
 * Saves the form to a file. Wrong answers are shown before a password is asked for; the wizard checks
 * again, asks for the captcha and writes the file.
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
 * Tells whether nothing but the password is missing. Where the rules cannot be fetched, the wizard says
 * so after the password: asking again at once would end nowhere.
 */
async function isReady(actor: WizardActor, services: WizardServices): Promise<boolean> {
  if (actor.getSnapshot().context.acknowledgement !== undefined) return true;
  const check = () => errorsOfForm(services, 'save');
  return onceRead(services, check).then(
    (errors) => errors.length === 0,
    () => true,
  );
}
