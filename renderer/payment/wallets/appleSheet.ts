import { APPLE_PAY_VERSION, applePayRequest } from '#engine';
import type { WalletData } from './payByWallet.ts';
import type { WalletSheet } from './WalletSheet.ts';
import type { AppleSession, AppleSessionClass } from './walletApi.ts';

/** What Apple's sheet is opened with. */
export interface AppleSheetOptions {
  readonly Session: AppleSessionClass;
  readonly amountCents: number;
  readonly merchantName: string;
  /** Gets the merchant session for the address that Apple names. @throws {CallError} */
  readonly validate: (validationUrl: string) => Promise<unknown>;
}

/**
 * Opens Apple's sheet. Call it in the click itself: Apple refuses one that is opened later. Without a
 * merchant session it is closed, and nothing is paid.
 */
export function openAppleSheet(options: AppleSheetOptions): WalletSheet {
  const { Session, amountCents, merchantName, validate } = options;
  const session = new Session(APPLE_PAY_VERSION, applePayRequest(amountCents, merchantName));
  const { promise: agreed, resolve, reject } = Promise.withResolvers<WalletData | undefined>();
  session.onvalidatemerchant = ({ validationURL }) => {
    validate(validationURL).then(
      (merchant) => session.completeMerchantValidation(merchant),
      (error) => {
        reject(error);
        abort(session);
      },
    );
  };
  session.onpaymentauthorized = ({ payment }) => resolve(payment.token.paymentData);
  session.oncancel = () => resolve(undefined);
  session.begin();
  return {
    agreed,
    complete: (isPaid) => {
      session.completePayment({
        status: isPaid ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE,
      });
    },
    abort: () => abort(session),
  };
}

/** Ends a session. Ignores the error of one that has ended already. */
function abort(session: AppleSession): void {
  try {
    session.abort();
  } catch {
    // Nothing to do: see above.
  }
}
