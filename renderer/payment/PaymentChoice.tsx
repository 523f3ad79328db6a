import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, methodName, PAYMENT_METHODS } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { type PaymentOffer, PaymentOfferContext } from '../form/PaymentOffer.ts';
import type { ScreenProps } from '../wizard/Wizard.ts';
import { asksMethod, type WithheldOnline, withheldOnline } from './methodsAsked.ts';

/**
 * How the fee will be paid, on the review: the lists of the form, what belongs to a method, and why
 * some may not be chosen now (document 1, section 2 "Confirmation").
 */
export function PaymentChoice({ context, services, store, texts, messageText }: ScreenProps) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const { amountCents } = context.facts;
  const withheld = useMemo(() => withheldOnline(services, amountCents), [services, amountCents]);
  const offer = useMemo(() => offerOf(withheld), [withheld]);
  if (!asksMethod(services)) return null;
  return (
    <section className="section" aria-labelledby="review-payment">
      <h2 id="review-payment" className="section-title">
        {t('submission.payment')}
      </h2>
      <PaymentOfferContext value={offer}>
        <FormFields
          store={store}
          texts={texts}
          language={language}
          messageText={messageText}
          pointers={services.form.plan.paymentFields}
          headingLevel={3}
        />
      </PaymentOfferContext>
      <WithheldNotes withheld={withheld} />
    </section>
  );
}

function offerOf(withheld: readonly WithheldOnline[]): PaymentOffer {
  const ids = (isHidden: boolean) =>
    withheld.filter(({ reason }) => isNever(reason) === isHidden).map(({ id }) => id);
  return { barred: ids(false), hidden: ids(true) };
}

/** Nobody waits for what this portal or device never takes. */
function isNever(reason: WithheldOnline['reason']): boolean {
  return reason === 'device' || reason === 'blocked';
}

/** Why a method may not be chosen, in the words of the payment dialog (U-46). */
function WithheldNotes({ withheld }: { readonly withheld: readonly WithheldOnline[] }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const isSuspended = withheld.some(({ reason }) => reason === 'suspended');
  return (
    <>
      {isSuspended && <p className="notice notice-warning">{t('payment_suspended')}</p>}
      {withheld
        .filter(({ reason }) => reason !== 'suspended' && !isNever(reason))
        .map(({ id, reason }) => (
          <p key={id} className="quiet">
            {reason === 'overLimit'
              ? t('hidden.limit', { method: methodName(id, language), amount: limitOf(id) })
              : t('payment_methodUnavailable', { 0: methodName(id, language) })}
          </p>
        ))}
    </>
  );
}

/** The largest amount that any way to pay with a method takes. */
function limitOf(id: WithheldOnline['id']): string {
  const limits = Object.values(PAYMENT_METHODS).map((method) =>
    method.id === id ? (method.maxCents ?? 0) : 0,
  );
  return formatAmount(Math.max(...limits));
}
