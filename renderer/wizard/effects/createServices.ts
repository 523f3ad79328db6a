import { openFormStore } from '#engine';
import type { LoadedForm } from '../../api/formApi.ts';
import { BankWindow } from '../../browser/BankWindow.ts';
import { checkAfter } from '../../form-context/checkLater.ts';
import { Wallets } from '../../payment/wallets/Wallets.ts';
import { lazy } from '../../portal/lazy.ts';
import type { Portal } from '../../portal/Portal.ts';
import { KeyRing } from '../../signing/certificates/KeyRing.ts';
import { Autofill } from '../state/Autofill.ts';
import { LoadingState } from '../state/LoadingState.ts';
import { PendingFocus } from '../state/PendingFocus.ts';
import { ReviewPdf } from '../state/ReviewPdf.ts';
import { SaveRequest } from '../state/SaveRequest.ts';
import type { RememberedPayment } from '../state/tabMemory.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { addressLookup } from './addressLookup.ts';
import { chequeReader } from './chequeReader.ts';

/** The code of autofill, which a page without autofill never loads. */
const AUTOFILL_CODE = lazy(
  async () => (await import('../../autofill/openAutofill.ts')).openAutofill,
);

/**
 * Creates the services of one wizard: a store for the answers and the services of its effects.
 *
 * @param now returns the current language and the machine's context at the time of a call
 * @param resumed the payment or acknowledgement that this tab stored before a reload
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
    wishes: new PendingFocus(),
    first: { values: {} },
    autofill: new Autofill(AUTOFILL_CODE),
    lookup: addressLookup(http, config.addressLookup),
    readCheque: chequeReader(form, config),
  };
}
