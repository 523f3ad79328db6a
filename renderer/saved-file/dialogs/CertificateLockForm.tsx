import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFileField } from '../../dialogs/DialogFileField.tsx';
import { SAVED_FILE } from '../../i18n/lazy/savedFile.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { Pkcs12Error } from '../../signing/certificates/OpenedPkcs12.ts';
import type { FileLock } from '../encryption/FileLock.ts';

interface CertificateLockFormProps {
  readonly saveLabel: string;
  readonly onSave: (lock: FileLock) => void;
  readonly onClose: () => void;
}

/** Asks for the `.cer` file of the certificate that will open a saved file. */
export function CertificateLockForm({ saveLabel, onSave, onClose }: CertificateLockFormProps) {
  const { t } = useTranslation(['signing', 'common', 'errors']);
  const words = useLazyTexts(SAVED_FILE);
  const [fault, setFault] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  // Moves the focus, because the button that opened this form no longer exists.
  useEffect(() => file.current?.focus(), []);

  const refuse = (message: string) => {
    setFault(message);
    file.current?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    if (!chosen) return refuse(words('certificateMissing'));
    try {
      const { readRecipient } = await import('../encryption/readRecipient.ts');
      onSave({ kind: 'certificate', recipient: await readRecipient(chosen) });
    } catch (error) {
      refuse(error instanceof Pkcs12Error ? t(`signing:${error.fault}`) : t('errors:busy'));
    }
  };
  return (
    <form noValidate onSubmit={save}>
      <DialogFileField
        id={`${id}-certificate`}
        ref={file}
        label={words('certificate')}
        help={words('certificateHint')}
        error={fault}
        accept=".cer"
        choose={words('chooseCertificate')}
        chooseOther={t('certificate.chooseOther')}
      />
      <div className="notice notice-warning">
        <p>{words('certificateWarning')}</p>
      </div>
      <div className="button-row">
        <button type="submit" className="button button-primary">
          {saveLabel}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('common:button.cancel')}
        </button>
      </div>
    </form>
  );
}
