import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type MessageRef } from '#engine';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { DialogFileField } from '../../dialogs/DialogFileField.tsx';
import { inOneLine } from '../../i18n/inOneLine.ts';
import { IMPORTS } from '../../i18n/lazy/imports.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { useMessageText } from '../../i18n/useMessageText.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import type { Unlocking } from '../encryption/FileLock.ts';
import { savedFileLine } from '../savedFileLine.ts';
import { type LoadErrors, loadErrors, unlockingOf } from './loadErrors.ts';
import { UnlockFields } from './UnlockFields.tsx';

interface LoadDialogProps {
  /** The error of the last attempt. */
  readonly error: MessageRef | undefined;
  readonly isWorking: boolean;
  /** Codes of other forms whose files are also accepted. */
  readonly otherForms?: readonly string[];
  readonly onLoad: (file: File, unlocking: Unlocking) => void;
  readonly onClose: () => void;
}

/** The inputs in dialog order. */
const BOXES = ['file', 'certificate', 'secret'] as const;

/**
 * Asks for a saved file, and for its password or certificate (document 2, section 3 "Saved form
 * data file").
 */
export function LoadDialog({ error, isWorking, otherForms, onLoad, onClose }: LoadDialogProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const messageText = useMessageText();
  const help = useFileHelp(otherForms);
  const [faults, setFaults] = useState<LoadErrors>({});
  const [wantsCertificate, setWantsCertificate] = useState(false);
  const boxes = {
    file: useRef<HTMLInputElement>(null),
    certificate: useRef<HTMLInputElement>(null),
    secret: useRef<HTMLInputElement>(null),
  };
  const alert = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  const readLine = async (chosen: File | undefined) => {
    const line = await (chosen && savedFileLine(chosen));
    if (boxes.file.current?.files?.[0] === chosen) {
      setWantsCertificate(line?.recipient !== undefined);
    }
  };
  const load = (event: FormEvent) => {
    event.preventDefault();
    const entries = {
      file: boxes.file.current?.files?.[0],
      certificate: boxes.certificate.current?.files?.[0],
      secret: boxes.secret.current?.value ?? '',
      wantsCertificate,
    };
    const found = loadErrors(entries);
    setFaults(found);
    const wrong = BOXES.find((name) => found[name]);
    if (wrong) return boxes[wrong].current?.focus();
    const unlocking = unlockingOf(entries);
    if (entries.file && unlocking && !isWorking) onLoad(entries.file, unlocking);
  };
  return (
    <Dialog title={t('load.title')} onClose={isWorking ? undefined : onClose}>
      {error && (
        <div ref={alert} className="notice notice-error" role="alert" tabIndex={-1}>
          <p>
            <LinkedText text={messageText(error)} address={error.args[0]} />
          </p>
        </div>
      )}
      <form noValidate onSubmit={load}>
        <DialogFileField
          id={`${id}-file`}
          ref={boxes.file}
          label={t('load.file')}
          help={help}
          error={faults.file && messageText(faults.file)}
          accept=".lrwf,.txt"
          choose={t('load.choose')}
          onChoose={readLine}
          hasFirstFocus
        />
        <UnlockFields
          id={id}
          wantsCertificate={wantsCertificate}
          faults={faults}
          certificate={boxes.certificate}
          secret={boxes.secret}
        />
        <div className="button-row">
          <button type="submit" className="button button-primary" aria-disabled={isWorking}>
            {t('load.load')}
          </button>
          {!isWorking && (
            <button type="button" className="button" onClick={onClose}>
              {t('common:button.cancel')}
            </button>
          )}
          <span role="status">{isWorking && t('common:loading')}</span>
        </div>
      </form>
    </Dialog>
  );
}

/** Returns the help text about the accepted files. */
function useFileHelp(otherForms: readonly string[] = []): string {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const words = useLazyTexts(IMPORTS);
  const others = otherForms.length > 0 && words('hint', { forms: otherForms.join(', ') });
  return inOneLine([t('load.fileHint'), others], language);
}

/** Renders a text. If the text contains the path of another form, renders that path as a link. */
function LinkedText({ text, address }: { readonly text: string; readonly address: unknown }) {
  const { language } = useLanguage();
  const at = typeof address === 'string' && address.startsWith('/') ? text.indexOf(address) : -1;
  if (at < 0) return text;
  const path = String(address);
  return (
    <>
      {text.slice(0, at)}
      <a href={`${path}?lang=${LANGUAGE_CODES[language].url}`}>{path}</a>
      {text.slice(at + path.length)}
    </>
  );
}
