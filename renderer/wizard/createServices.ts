import { openFormStore } from '#engine';
import type { LoadedForm } from '../api/formApi.ts';
import type { Portal } from '../app/Portal.ts';
import { checkAfter } from '../form/checkLater.ts';
import { BankWindow } from '../payment/BankWindow.ts';
import { Wallets } from '../payment/Wallets.ts';
import { KeyRing } from '../signing/KeyRing.ts';
import { Autofill } from './Autofill.ts';
import { addressLookup } from './addressLookup.ts';
import { chequeReader } from './chequeReader.ts';
import { FocusWish } from './FocusWish.ts';
import { LoadingState } from './LoadingState.ts';
import { ReviewPdf } from './ReviewPdf.ts';
import { SaveRequest } from './SaveRequest.ts';
import type { RememberedPayment } from './sittingMemory.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Makes what one wizard works with: a store for the answers and the means of its effects.
 *
 * @param now gives the language shown and the machine's facts at the moment of a call
 * @param resumed a payment that this tab was waiting for before it was reloaded
 */
export function createServices(
  form: LoadedForm,
  { http, config }: Portal,
  now: Pick<WizardServices, 'language' | 'context'>,
  resumed: RememberedPayment | undefined,
): WizardServices {
  const at = { now: form.now() };
  const start = resumed === undefined ? at : { ...at, data: resumed.data };
  const store = openFormStore(form.plan, form.tests, start);
  checkAfter(store, config.validationDelayMs);
  return {
    form,
    store,
    http,
    config,
    ...now,
    bankWindow: new BankWindow(),
    wallets: new Wallets({
      http,
      merchantName: config.wallets.merchantName ?? '',
      googlePay: config.wallets.googlePay,
      isTaken: (key) => config.takenMethods.includes(key),
    }),
    keys: new KeyRing(),
    pdf: new ReviewPdf(form.plan.manifest.ignorePDFUpdate),
    loading: new LoadingState(),
    saving: new SaveRequest(),
    wishes: new FocusWish(),
    first: { values: {} },
    autofill: new Autofill(),
    lookup: addressLookup(http, config.addressLookup),
    readCheque: chequeReader(form, config),
  };
}
