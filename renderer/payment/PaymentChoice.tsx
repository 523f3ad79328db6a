import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { FormFields } from '../form/FormFields.tsx';
import { type PaymentOffer, PaymentOfferContext } from '../form/PaymentOffer.ts';
import type { ScreenProps } from '../wizard/Wizard.ts';
import { lookAtWallets, methodConditions } from './methodConditions.ts';
import { asksMethod, type WithheldOnline, withheldOnline } from './methodsAsked.ts';
import { SignedMethod } from './SignedMethod.tsx';
import { WithheldNotes } from './WithheldNotes.tsx';
import { type WithheldEntry, withheldEntries } from './withheldEntries.ts';

/**
 * How the fee will be paid, on the review: the lists of the form, what belongs to a method, and why
 * some may not be chosen now (document 1, section 2 "Confirmation").
 */
export function PaymentChoice(props: ScreenProps) {
  const { context, services, store, texts, messageText } = props;
  const { t } = useTranslation(['wizard', 'payment']);
  const { language } = useLanguage();
  const { amountCents } = context.facts;
  const { wallets } = services;
  const known = useSyncExternalStore(wallets.subscribe, wallets.known);
  const isAsked = asksMethod(services);
  useEffect(() => {
    if (isAsked) void lookAtWallets(services);
  }, [services, isAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list also depends on the wallets, which `services` holds
  const withheld = useMemo(
    () => withheldOnline(services, amountCents),
    [services, amountCents, known],
  );
  const isSuspended = withheld.some(({ reason }) => reason === 'suspended');
  const entries = withheldEntries(methodConditions(services, amountCents));
  const offer = useMemo(() => offerOf(withheld), [withheld]);
  if (!isAsked) return null;
  return (
    <section className="section" aria-labelledby="review-payment">
      <h2 id="review-payment" className="section-title">
        {t('submission.payment')}
      </h2>
      {context.signed.length > 0 ? (
        <SignedMethod {...props} />
      ) : (
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
      )}
      {isSuspended && <p className="notice notice-warning">{t('payment:payment_suspended')}</p>}
      <WithheldNotes withheld={isSuspended ? NONE : entries} />
    </section>
  );
}

const NONE: readonly WithheldEntry[] = [];

function offerOf(withheld: readonly WithheldOnline[]): PaymentOffer {
  const ids = (isHidden: boolean) =>
    withheld.filter(({ reason }) => isNever(reason) === isHidden).map(({ id }) => id);
  return { barred: ids(false), hidden: ids(true) };
}

/** Nobody waits for what this portal or this device never takes. */
function isNever(reason: WithheldOnline['reason']): boolean {
  return ['notTaken', 'blocked', 'device', 'browser'].includes(reason);
}
