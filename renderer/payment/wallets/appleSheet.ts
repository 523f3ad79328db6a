import { APPLE_PAY_VERSION, applePayRequest } from '#engine';
import type { WalletData } from './payByWallet.ts';
import type { WalletSheet } from './WalletSheet.ts';
import type { AppleSession, AppleSessionClass } from './walletApi.ts';

/** The options of Apple's sheet. */
export interface AppleSheetOptions {
  readonly Session: AppleSessionClass;
  readonly amountCents: number;
  readonly merchantName: string;
  /**
   * Requests the merchant session for the URL from Apple.
   *
   * @throws {CallError}
   */
  readonly validate: (validationUrl: string) => Promise<unknown>;
}

/**
 * Opens Apple's payment sheet. Call this function during the click itself, because Apple refuses a
 * later call. If the merchant session cannot be fetched, the sheet closes and nothing is paid.
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

/** Ends a session. Ignores the error of a session that has already ended. */
function abort(session: AppleSession): void {
  try {
    session.abort();
  } catch {
    // Ignored: see above.
  }
}
