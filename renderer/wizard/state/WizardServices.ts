import type { FormData, FormStore, Language, WizardContext } from '#engine';
import type { LoadedForm } from '../../api/formApi.ts';
import type { Http } from '../../api/http.ts';
import type { BankWindow } from '../../browser/BankWindow.ts';
import type { AddressLookup } from '../../fields/address/AddressLookup.ts';
import type { WalletCallback } from '../../payment/wallets/payByWallet.ts';
import type { Wallets } from '../../payment/wallets/Wallets.ts';
import type { RuntimeConfig } from '../../portal/runtimeConfig.ts';
import type { KeyRing } from '../../signing/certificates/KeyRing.ts';
import type { ElectronicChequeReader } from '../../widgets/e-cheque/ElectronicCheque.ts';
import type { Autofill } from './Autofill.ts';
import type { LoadingState } from './LoadingState.ts';
import type { PendingFocus } from './PendingFocus.ts';
import type { ReviewPdf } from './ReviewPdf.ts';
import type { SaveRequest } from './SaveRequest.ts';

/** The services that the effects of one wizard use. */
export interface WizardServices {
  readonly form: LoadedForm;
  readonly store: FormStore;
  readonly http: Http;
  readonly config: RuntimeConfig;
  readonly bankWindow: BankWindow;
  readonly wallets: Wallets;
  /** A function that receives the payment request of a wallet, instead of the server. */
  readonly walletCallback?: WalletCallback;
  readonly keys: KeyRing;
  readonly pdf: ReviewPdf;
  readonly loading: LoadingState;
  readonly saving: SaveRequest;
  readonly wishes: PendingFocus;
  /**
   * The initial values from the page's URL. A form that is restarted before its submission gets
   * them again.
   */
  readonly first: { values: FormData };
  readonly autofill: Autofill<WizardServices>;
  /** If absent, addresses can only be typed in parts. */
  readonly lookup: AddressLookup | undefined;
  readonly readCheque: ElectronicChequeReader;
  /** Returns the language at the time of a call. */
  readonly language: () => Language;
  /** Returns the machine's current context; `undefined` before it starts. */
  readonly context: () => WizardContext | undefined;
}
