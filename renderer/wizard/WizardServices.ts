import type { FormData, FormStore, Language, WizardContext } from '#engine';
import type { LoadedForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import type { RuntimeConfig } from '../app/runtimeConfig.ts';
import type { AddressLookup } from '../fields/address/AddressLookup.ts';
import type { ElectronicChequeReader } from '../form/ElectronicCheque.ts';
import type { BankWindow } from '../payment/BankWindow.ts';
import type { Wallets } from '../payment/Wallets.ts';
import type { WalletCallback } from '../payment/wallets/payByWallet.ts';
import type { KeyRing } from '../signing/KeyRing.ts';
import type { Autofill } from './Autofill.ts';
import type { FocusWish } from './FocusWish.ts';
import type { LoadingState } from './LoadingState.ts';
import type { ReviewPdf } from './ReviewPdf.ts';
import type { SaveRequest } from './SaveRequest.ts';

/** What the effects of one wizard work with. */
export interface WizardServices {
  readonly form: LoadedForm;
  readonly store: FormStore;
  readonly http: Http;
  readonly config: RuntimeConfig;
  readonly bankWindow: BankWindow;
  readonly wallets: Wallets;
  /** Gets the request of a wallet's payment instead of the server. */
  readonly walletCallback?: WalletCallback;
  readonly keys: KeyRing;
  readonly pdf: ReviewPdf;
  readonly loading: LoadingState;
  readonly saving: SaveRequest;
  readonly wishes: FocusWish;
  /** What the page's address filled in; a form that begins anew before it was handed in has it again. */
  readonly first: { values: FormData };
  readonly autofill: Autofill;
  /** Absent: addresses are typed in parts alone. */
  readonly lookup: AddressLookup | undefined;
  readonly readCheque: ElectronicChequeReader;
  /** The language shown when a call leaves. */
  readonly language: () => Language;
  /** What the machine knows now; `undefined` until it runs. */
  readonly context: () => WizardContext | undefined;
}
