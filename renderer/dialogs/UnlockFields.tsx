import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '../i18n/useMessageText.ts';
import { useSavedFileWords } from '../saved-file/useSavedFileWords.ts';
import { DialogFileField } from './DialogFileField.tsx';
import type { LoadFaults } from './loadFaults.ts';
import { PasswordField } from './PasswordField.tsx';

interface UnlockFieldsProps {
  readonly id: string;
  readonly wantsCertificate: boolean;
  readonly faults: LoadFaults;
  readonly certificate: Ref<HTMLInputElement>;
  /** Of the password's or the PIN's box. */
  readonly secret: Ref<HTMLInputElement>;
}

/** The boxes that open a saved file: its password, or a certificate's file with its PIN. */
export function UnlockFields(props: UnlockFieldsProps) {
  const { id, wantsCertificate, faults, certificate, secret } = props;
  const { t } = useTranslation(['wizard', 'signing']);
  const messageText = useMessageText();
  const words = useSavedFileWords();
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
      <p role="status">{words.wantsCertificate}</p>
      <DialogFileField
        id={`${id}-certificate`}
        ref={certificate}
        label={t('signing:certificate.file')}
        help={t('signing:certificate.fileHint')}
        error={faults.certificate && messageText(faults.certificate)}
        accept=".p12"
        choose={words.chooseCertificate}
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
