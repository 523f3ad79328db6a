import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  eachMessage,
  formatInstant,
  formatSigner,
  type MessageRef,
  type SignatureFact,
  type SignedField,
  type SignWay,
} from '#engine';
import { useMessageText } from '../i18n/useMessageText.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';

interface SignatureCardProps {
  readonly fact: SignatureFact;
  readonly label: string;
  readonly signed: SignedField | undefined;
  readonly error: MessageRef | undefined;
  readonly isPutOff: boolean;
  /** Whether "Sign later" is offered: the form allows it, and somebody else signs now. */
  readonly mayPostpone: boolean;
  readonly isLocked: boolean;
  /** Whether portal and form support the identity app, which signs for persons only. */
  readonly hasIdentityApp: boolean;
  /** Whether the identity app is supported but switched off now. */
  readonly isIdentityAppOff?: boolean | undefined;
  readonly onSign: (way: SignWay) => void;
  readonly onLater: () => void;
}

/**
 * Renders one signature field, with its state as text: empty, signed or an error. The buttons name
 * the field (document 1, section 4 "A signature field is …").
 */
export function SignatureCard(props: SignatureCardProps) {
  const { fact, label, signed, error, isPutOff, isLocked } = props;
  const { t } = useTranslation('signing');
  const change = useChange(props);
  const { language } = useLanguage();
  const messageText = useMessageText();
  const gap = language === 'en' ? '; ' : '；';
  const words = (message: MessageRef) => eachMessage(message).map(messageText).join(gap);
  const isWrong = error !== undefined;
  return (
    <div
      className={cardClass(signed !== undefined, isWrong)}
      id={`signature-${fact.id}`}
      tabIndex={-1}
    >
      <div className="card-head">
        <h3>
          {label} {fact.optional && <span className="field-required">{t('field.optional')}</span>}
        </h3>
        {signed && !isLocked && (
          <ChangeButton {...props} isOpen={change.isOpen} onOpen={change.toggle} />
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
      {isWrong && (
        <p className="field-error" role="alert">
          {t(signed ? 'field.changeErrored' : 'field.errored', { message: words(error) })}
        </p>
      )}
      {!signed && !isWrong && (
        <p className="signature-state quiet">
          {t(fact.disabled ? 'field.disabled' : isPutOff ? 'field.putOff' : 'field.empty')}
        </p>
      )}
      {change.isOpen && (
        <div className="button-row">
          <SignButtons {...props} />
        </div>
      )}
      {!signed && !fact.disabled && <WaysToSign {...props} />}
    </div>
  );
}

function cardClass(isSigned: boolean, isWrong: boolean): string {
  if (isWrong) return 'card card-wrong';
  return isSigned ? 'card card-signed' : 'card';
}

/** Tracks whether the buttons to sign again are shown. A new signature hides them. */
function useChange({ signed, isLocked }: Pick<SignatureCardProps, 'signed' | 'isLocked'>) {
  const [changed, setChanged] = useState<string>();
  const isOpen = signed !== undefined && signed.signedAt === changed && !isLocked;
  return { isOpen, toggle: () => setChanged(isOpen ? undefined : signed?.signedAt) };
}

interface ChangeButtonProps extends SignatureCardProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Renders a button that signs again, or that shows the choice if there are two ways to sign. */
function ChangeButton(props: ChangeButtonProps) {
  const { label, isOpen, onOpen, onSign } = props;
  const { t } = useTranslation('signing');
  return (
    <span className="end">
      {offersApp(props) ? (
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {t('field.change')}
          <span className="visually-hidden">{t('field.about', { label })}</span>
        </button>
      ) : (
        <SignButton label={label} kind="change" onSign={() => onSign('certificate')} />
      )}
    </span>
  );
}

/** Checks whether the field can be signed with the identity app. */
function offersApp({ fact, hasIdentityApp, isIdentityAppOff }: SignatureCardProps): boolean {
  return hasIdentityApp && !isIdentityAppOff && fact.holder === 'personal';
}

/** Renders the buttons of an unsigned field, and a note when the identity app is switched off. */
function WaysToSign(props: SignatureCardProps) {
  const { fact, label, mayPostpone, isIdentityAppOff, onLater } = props;
  const { t } = useTranslation('signing');
  return (
    <>
      {isIdentityAppOff && fact.holder === 'personal' && (
        <p className="quiet">{t('field.identityAppOff')}</p>
      )}
      <div className="button-row">
        <SignButtons {...props} />
        {mayPostpone && (
          <button type="button" className="button button-quiet" onClick={onLater}>
            {t('field.later')}
            <span className="visually-hidden">{t('field.about', { label })}</span>
          </button>
        )}
      </div>
    </>
  );
}

/** Renders a button for each way to sign. */
function SignButtons(props: SignatureCardProps) {
  const { label, onSign } = props;
  return (
    <>
      <SignButton label={label} kind="sign" onSign={() => onSign('certificate')} />
      {offersApp(props) && (
        <SignButton label={label} kind="signByApp" onSign={() => onSign('identityApp')} />
      )}
    </>
  );
}

interface SignButtonProps {
  readonly label: string;
  readonly kind: 'sign' | 'signByApp' | 'change';
  readonly onSign: () => void;
}

function SignButton({ label, kind, onSign }: SignButtonProps) {
  const { t } = useTranslation('signing');
  return (
    <button
      type="button"
      className={kind === 'change' ? 'button button-quiet' : 'button'}
      aria-haspopup="dialog"
      // Focus returns to this button when the app's dialog closes.
      data-way={kind === 'signByApp' ? 'identityApp' : undefined}
      onClick={onSign}
    >
      {t(`field.${kind}`)}
      <span className="visually-hidden">{t('field.about', { label })}</span>
    </button>
  );
}
