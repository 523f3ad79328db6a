import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '../../form/FormFields.tsx';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import {
  type PaymentOffer,
  PaymentOfferContext,
} from '../../widgets/payment-method/PaymentOffer.ts';
import type { ScreenProps } from '../../wizard/state/Wizard.ts';
import { checkWallets, methodConditions } from './methodConditions.ts';
import { asksMethod, type WithheldOnline, withheldOnline } from './methodsAsked.ts';
import { SignedMethod } from './SignedMethod.tsx';
import { WithheldNotes } from './WithheldNotes.tsx';
import { type WithheldEntry, withheldEntries } from './withheldEntries.ts';

/**
 * Renders the choice of the payment method on the review: the lists of the form and the fields of a
 * method. Also explains why some methods are not available now (document 1, section 2
 * "Confirmation").
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
    if (isAsked) void checkWallets(services);
  }, [services, isAsked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wallets decide, too
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
  return { disabledValues: ids(false), hidden: ids(true) };
}

/**
 * Checks whether this portal or this device never accepts a method, so that the method is hidden.
 */
function isNever(reason: WithheldOnline['reason']): boolean {
  return ['notTaken', 'blocked', 'device', 'browser'].includes(reason);
}
