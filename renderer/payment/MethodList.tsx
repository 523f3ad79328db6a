import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, methodName, type OfferedMethod, PAYMENT_METHODS } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';
import type { BankWindow } from './BankWindow.ts';
import { ChosenMethod } from './ChosenMethod.tsx';
import { MethodCards } from './MethodCards.tsx';
import type { PaymentActor } from './PaymentDialog.tsx';
import { WithheldNotes } from './WithheldNotes.tsx';
import { toldEntries } from './withheldEntries.ts';

interface MethodListProps {
  readonly actor: PaymentActor;
  readonly bankWindow: BankWindow;
  /** A payment was begun before: the choice of the review is open again. */
  readonly isOpenAgain: boolean;
}

/**
 * What is to be paid and how. The method was chosen on the review, so that it only stands here, with
 * a way to change it; the whole list comes then, or where that choice names no single method.
 */
export function MethodList({ actor, bankWindow, isOpenAgain }: MethodListProps) {
  const { t } = useTranslation('payment');
  const messageText = useMessageText();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const amount = formatAmount(context.amountCents);
  const chosen = context.offered.find(({ key }) => key === context.method);

  const pay = (event: FormEvent) => {
    event.preventDefault();
    const isRedirect = context.method && PAYMENT_METHODS[context.method].conduct === 'redirect';
    // Without a connection no bank's page can come: an empty window would help nobody.
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
      <Choice actor={actor} isOpenAgain={isOpenAgain} />
      {chosen && <PointsToNote method={chosen} />}
      <div className="button-row">
        <button type="submit" className="button button-primary">
          {t('btnPay', { amount })}
        </button>
        <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
          {t('btnClose')}
        </button>
      </div>
    </form>
  );
}

/** The choice of the review, or the list to choose from. */
function Choice({ actor, isOpenAgain }: Pick<MethodListProps, 'actor' | 'isOpenAgain'>) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { offered, withheld, method, preferred, chooseHint } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const [isChanging, setChanging] = useState(isOpenAgain);
  const cards = useRef<HTMLFieldSetElement>(null);
  const isOf = (key: OfferedMethod['key']) => PAYMENT_METHODS[key].id === preferred;
  const wanted = offered.filter(({ key }) => isOf(key));
  const isAsked = isChanging || wanted.length === 0;
  const isGone = !isChanging && wanted.length === 0 && withheld.some(({ key }) => isOf(key));
  const [only] = wanted;
  // The button that was pressed is gone: the list that came in its place has the focus.
  useEffect(() => {
    if (!isChanging || isOpenAgain) return;
    const radios = cards.current?.querySelectorAll('input');
    const target = [...(radios ?? [])].find(({ checked }) => checked) ?? radios?.[0];
    target?.focus();
  }, [isChanging, isOpenAgain]);
  const gone = withheld.find(({ key }) => isOf(key));
  return (
    <>
      {isGone && gone && (
        <p className="notice notice-warning">
          {t('chosenGone', { method: methodName(gone.key, language) })}
        </p>
      )}
      <div className={isAsked ? undefined : 'payment-choice'}>
        {!isAsked && only && wanted.length === 1 ? (
          <ChosenMethod method={only} />
        ) : (
          <MethodCards
            ref={cards}
            title={t(isAsked ? 'chooseMethod' : 'chooseCard')}
            methods={isAsked ? offered : wanted}
            chosen={method}
            isMissing={chooseHint}
            onChoose={(key) => actor.send({ type: 'method.chosen', method: key })}
          />
        )}
        {!isAsked && (
          <button type="button" className="button button-quiet" onClick={() => setChanging(true)}>
            {t('changeMethod')}
          </button>
        )}
      </div>
      {isAsked && <WithheldNotes withheld={toldEntries(withheld)} />}
    </>
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
