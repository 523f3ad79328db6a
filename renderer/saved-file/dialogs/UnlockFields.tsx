import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFileField } from '../../dialogs/DialogFileField.tsx';
import { PasswordField } from '../../dialogs/PasswordField.tsx';
import { SAVED_FILE } from '../../i18n/lazy/savedFile.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { useMessageText } from '../../i18n/useMessageText.ts';
import type { LoadErrors } from './loadErrors.ts';

interface UnlockFieldsProps {
  readonly id: string;
  readonly wantsCertificate: boolean;
  readonly faults: LoadErrors;
  readonly certificate: Ref<HTMLInputElement>;
  /** Ref of the input for the password or the PIN. */
  readonly secret: Ref<HTMLInputElement>;
}

/** Renders the inputs that open a saved file: its password, or a certificate file with its PIN. */
export function UnlockFields(props: UnlockFieldsProps) {
  const { id, wantsCertificate, faults, certificate, secret } = props;
  const { t } = useTranslation(['wizard', 'signing']);
  const messageText = useMessageText();
  const words = useLazyTexts(SAVED_FILE);
  const secretFault = faults.secret && messageText(faults.secret);
  if (!wantsCertificate) {
    return (
      <PasswordField
        ref={secret}
        id={`${id}-password`}
        label={t('load.password')}
        error={secretFault}
        autoComplete="current-password"
      />
    );
  }
  return (
    <>
      <p role="status">{words('wantsCertificate')}</p>
      <DialogFileField
        id={`${id}-certificate`}
        ref={certificate}
        label={t('signing:certificate.file')}
        help={t('signing:certificate.fileHint')}
        error={faults.certificate && messageText(faults.certificate)}
        accept=".p12"
        choose={words('chooseCertificate')}
      />
      <PasswordField
        ref={secret}
        id={`${id}-pin`}
        label={t('signing:certificate.pin')}
        error={secretFault}
        autoComplete="off"
      />
    </>
  );
}
