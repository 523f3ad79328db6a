import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, type OfferedMethod, PAYMENT_METHODS } from '#engine';
import type { BankWindow } from '../browser/BankWindow.ts';
import { useMessageText } from '../i18n/useMessageText.ts';
import { MethodChoice } from './MethodChoice.tsx';
import type { PaymentActor } from './PaymentActor.ts';
import type { Wallets } from './wallets/Wallets.ts';

interface MethodListProps {
  readonly actor: PaymentActor;
  readonly bankWindow: BankWindow;
  readonly wallets: Pick<Wallets, 'begin'>;
  /** Whether a payment was started before, so that the choice of the review is open again. */
  readonly isOpenAgain: boolean;
}

/**
 * Renders the amount and the payment method. Shows the method of the review with a button that
 * opens the whole list. Without a single method from the review, shows the whole list at once.
 */
export function MethodList({ actor, bankWindow, wallets, isOpenAgain }: MethodListProps) {
  const { t } = useTranslation('payment');
  const messageText = useMessageText();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const amount = formatAmount(context.amountCents);
  const chosen = context.offered.find(({ key }) => key === context.method);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loadingMethods'));

  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    // Opens the payment sheet here, because browsers open a sheet only during the click.
    if (context.method) wallets.begin(context.method, context.amountCents);
    const isRedirect = context.method && PAYMENT_METHODS[context.method].flow === 'redirect';
    // Without a connection the bank's page cannot load, and the window would stay empty.
    const opensWindow = isRedirect && navigator.onLine;
    const paymentWindow = opensWindow
      ? bankWindow.open({ title: t('popup.title'), text: t('popup.wait') })
      : 'none';
    actor.send({ type: 'pay', paymentWindow });
  };
  return (
    <form noValidate onSubmit={pay}>
      {context.message && (
        <div
          className={
            context.message.key === 'payment_onlineAgain' ? 'notice' : 'notice notice-error'
          }
          role="alert"
        >
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
      <MethodChoice actor={actor} isOpenAgain={isOpenAgain} />
      {chosen && <PointsToNote method={chosen} />}
      <div className="button-row">
        <button
          type="submit"
          className="button button-primary"
          aria-disabled={isLoading || undefined}
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

function PointsToNote({ method }: { readonly method: OfferedMethod }) {
  const { t } = useTranslation('payment');
  const opensWindow = PAYMENT_METHODS[method.key].flow === 'redirect';
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
