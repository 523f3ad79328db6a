import { useTranslation } from 'react-i18next';
import {
  eachMessage,
  formatInstant,
  formatSigner,
  type MessageRef,
  type SignatureFact,
  type SignedField,
} from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';

interface SignatureCardProps {
  readonly fact: SignatureFact;
  readonly label: string;
  readonly signed: SignedField | undefined;
  readonly error: MessageRef | undefined;
  readonly isPutOff: boolean;
  /** "Sign later" leads on: the form allows it, and somebody else signs now. */
  readonly mayPutOff: boolean;
  readonly isLocked: boolean;
  /** The form could be signed with the identity app, were that not switched off. */
  readonly isIdentityAppOff: boolean;
  readonly onSign: () => void;
  readonly onLater: () => void;
}

/**
 * One signature field: empty, signed or errored, each said in words; its buttons name the field
 * (document 1, section 4 "A signature field is …").
 */
export function SignatureCard(props: SignatureCardProps) {
  const { fact, label, signed, error, isPutOff, isLocked, onSign } = props;
  const { t } = useTranslation('signing');
  const { language } = useLanguage();
  const messageText = useMessageText();
  const gap = language === 'en' ? '; ' : '；';
  const words = (message: MessageRef) => eachMessage(message).map(messageText).join(gap);
  const isWrong = error !== undefined && signed === undefined;
  return (
    <div
      className={lookOf(signed !== undefined, isWrong)}
      id={`signature-${fact.id}`}
      tabIndex={-1}
    >
      <div className="card-head">
        <h3>
          {label} {fact.optional && <span className="field-required">{t('field.optional')}</span>}
        </h3>
        {signed && !isLocked && (
          <span className="end">
            <SignButton label={label} kind="change" onSign={onSign} />
          </span>
        )}
      </div>
      {signed && (
        <p className="signature-state">
          <strong>{t('field.signed', { name: formatSigner(signed.signedBy, language) })}</strong>
          <br />
          <span className="quiet">
            {t('field.signedAt', { time: formatInstant(signed.signedAt, language) })}
          </span>
        </p>
      )}
      {!signed && isWrong && (
        <p className="field-error" role="alert">
          {t('field.errored', { message: words(error) })}
        </p>
      )}
      {!signed && !isWrong && (
        <p className="signature-state quiet">
          {t(fact.disabled ? 'field.disabled' : isPutOff ? 'field.putOff' : 'field.empty')}
        </p>
      )}
      {!signed && !fact.disabled && <WaysToSign {...props} />}
    </div>
  );
}

function lookOf(isSigned: boolean, isWrong: boolean): string {
  if (isSigned) return 'card card-signed';
  return isWrong ? 'card card-wrong' : 'card';
}

/** The buttons of a field that is not signed, and what cannot be signed with. */
function WaysToSign(props: SignatureCardProps) {
  const { fact, label, mayPutOff, isIdentityAppOff, onSign, onLater } = props;
  const { t } = useTranslation('signing');
  return (
    <>
      {isIdentityAppOff && fact.holder === 'personal' && (
        <p className="quiet">{t('field.identityAppOff')}</p>
      )}
      <div className="button-row">
        <SignButton label={label} kind="sign" onSign={onSign} />
        {mayPutOff && (
          <button type="button" className="button button-quiet" onClick={onLater}>
            {t('field.later')}
            <span className="visually-hidden">{t('field.about', { label })}</span>
          </button>
        )}
      </div>
    </>
  );
}

interface SignButtonProps {
  readonly label: string;
  readonly kind: 'sign' | 'change';
  readonly onSign: () => void;
}

function SignButton({ label, kind, onSign }: SignButtonProps) {
  const { t } = useTranslation('signing');
  return (
    <button
      type="button"
      className={kind === 'sign' ? 'button' : 'button button-quiet'}
      aria-haspopup="dialog"
      onClick={onSign}
    >
      {t(`field.${kind}`)}
      <span className="visually-hidden">{t('field.about', { label })}</span>
    </button>
  );
}
