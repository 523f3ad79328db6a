import { useSelector } from '@xstate/react';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatAmount,
  methodName,
  type OfferedMethod,
  PAYMENT_METHODS,
  type PaymentGatewayKey,
  type WithheldMethod,
} from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { wordsIn } from '../form/words.ts';
import { useMessageText } from '../i18n/useMessageText.ts';
import { errorWords } from '../templates/fieldWords.tsx';
import type { BankWindow } from './BankWindow.ts';
import { MethodIcon } from './MethodIcon.tsx';
import type { PaymentActor } from './PaymentDialog.tsx';

interface MethodListProps {
  readonly actor: PaymentActor;
  readonly bankWindow: BankWindow;
}

/** What is to be paid and how: a card for each method, its notes, why others are missing, Pay. */
export function MethodList({ actor, bankWindow }: MethodListProps) {
  const { t } = useTranslation('payment');
  const messageText = useMessageText();
  const word = wordsIn(useLanguage().language);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const amount = formatAmount(context.amountCents);
  const chosen = context.offered.find(({ key }) => key === context.method);
  const hintId = useId();

  const pay = (event: FormEvent) => {
    event.preventDefault();
    const opensWindow = context.method && PAYMENT_METHODS[context.method].conduct === 'redirect';
    const paymentWindow = opensWindow
      ? bankWindow.open({ title: t('popup.title'), text: t('popup.wait') })
      : 'none';
    actor.send({ type: 'pay', paymentWindow });
  };
  return (
    <form noValidate onSubmit={pay}>
      {context.message && (
        <div className="notice notice-error" role="alert">
          <p>{messageText(context.message)}</p>
        </div>
      )}
      <div className="total">
        <span>{t('totalAmount')}</span> <strong>{amount}</strong>
      </div>
      {context.transactionId && (
        <p className="payment-number">
          {t('transicationId')} <span className="figure">{context.transactionId}</span>
        </p>
      )}
      <fieldset className="payment-methods" aria-describedby={hintId}>
        <legend>{t('chooseMethod')}</legend>
        <div id={hintId} role="alert">
          {context.chooseHint && (
            <p className="field-error">{errorWords(t('payment_noMethod'), word)}</p>
          )}
        </div>
        <div className="payment-cards">
          {context.offered.map((method) => (
            <MethodCard
              key={method.key}
              method={method}
              isChosen={method.key === context.method}
              onChoose={(key) => actor.send({ type: 'method.chosen', method: key })}
            />
          ))}
        </div>
      </fieldset>
      {chosen && <PointsToNote method={chosen} />}
      <WithheldNotes withheld={context.withheld} />
      <div className="button-row">
        <button
          type="submit"
          className="button button-primary"
          aria-disabled={context.method === undefined}
        >
          {t('btnPay', { amount })}
        </button>
        <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
          {t('btnClose')}
        </button>
      </div>
    </form>
  );
}

interface MethodCardProps {
  readonly method: OfferedMethod;
  readonly isChosen: boolean;
  readonly onChoose: (key: PaymentGatewayKey) => void;
}

function MethodCard({ method, isChosen, onChoose }: MethodCardProps) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { conduct } = PAYMENT_METHODS[method.key];
  return (
    <label className="payment-card">
      <input
        type="radio"
        name="payment-method"
        value={method.key}
        checked={isChosen}
        onChange={() => onChoose(method.key)}
      />
      <span className="payment-card-words">
        {methodName(method.key, language)}
        {conduct === 'qr' && <span className="payment-card-hint">{t('method.fps.hint')}</span>}
      </span>
      <MethodIcon name={PAYMENT_METHODS[method.key].icon} />
    </label>
  );
}

function PointsToNote({ method }: { readonly method: OfferedMethod }) {
  const { t } = useTranslation('payment');
  const opensWindow = PAYMENT_METHODS[method.key].conduct === 'redirect';
  if (method.pointsToNote.length === 0 && !opensWindow) return null;
  return (
    <div className="notice">
      <h3>{t('notes')}</h3>
      <ul>
        {method.pointsToNote.map(({ order, content }) => (
          <li key={order}>{content}</li>
        ))}
        {opensWindow && <li>{t('newWindow')}</li>}
      </ul>
    </div>
  );
}

/** Says why a method is not there, where the reason helps the reader (U-46). */
function WithheldNotes({ withheld }: { readonly withheld: readonly WithheldMethod[] }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  return withheld.map(({ key, reason }) => {
    const method = methodName(key, language);
    const { maxCents } = PAYMENT_METHODS[key];
    if (reason === 'overLimit' && maxCents !== undefined) {
      const limit = { method, amount: formatAmount(maxCents) };
      return (
        <p key={key} className="quiet">
          {t('hidden.limit', limit)}
        </p>
      );
    }
    if (reason === 'device' || reason === 'blocked') return null;
    return (
      <p key={key} className="quiet">
        {t('payment_methodUnavailable', { 0: method })}
      </p>
    );
  });
}
