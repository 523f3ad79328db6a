import type { WalletKey, WalletReadiness } from '#engine';
import type { Http } from '../../api/http.ts';
import { openAppleSheet } from './appleSheet.ts';
import { type GooglePayConfig, loadGoogleClient } from './googleClient.ts';
import { openGoogleSheet } from './googleSheet.ts';
import { appleReadiness, type GoogleAtHand, googleReadiness } from './readiness.ts';
import type { WalletSheet } from './WalletSheet.ts';
import type { WalletWindow } from './walletApi.ts';

/** The options of the wallets. */
export interface WalletOptions {
  readonly http: Http;
  readonly merchantName: string;
  readonly googlePay: GooglePayConfig | undefined;
  readonly isTaken: (key: WalletKey) => boolean;
}

/** The checked wallets of this browser. */
export interface OpenWallets {
  readonly readiness: Readonly<Partial<Record<WalletKey, WalletReadiness>>>;
  /**
   * Opens a payment sheet. Returns `undefined` for a wallet that is not ready. Call this function
   * during the click itself.
   */
  readonly open: (key: WalletKey, amountCents: number) => WalletSheet | undefined;
}

/** Checks which wallets are usable in this browser, among those that the portal accepts. */
export async function openWallets(options: WalletOptions): Promise<OpenWallets> {
  const { http, merchantName, googlePay, isTaken } = options;
  const browser = window as WalletWindow;
  const isGoogle = googlePay !== undefined && isTaken('androidpay');
  const google: Partial<GoogleAtHand> = isGoogle
    ? await googleReadiness(browser, () => loadGoogleClient(googlePay))
    : {};
  const readiness = {
    ...(google.readiness && { androidpay: google.readiness }),
    ...(isTaken('applepay') && { applepay: appleReadiness(browser) }),
  };
  return {
    readiness,
    open: (key, amountCents) => {
      if (readiness[key] !== 'ready') return undefined;
      if (key === 'applepay') {
        const { ApplePaySession: Session } = browser;
        const validate = (validationUrl: string) => merchantSession(http, validationUrl);
        return Session && openAppleSheet({ Session, amountCents, merchantName, validate });
      }
      const { client } = google;
      return (
        client && googlePay && openGoogleSheet(client, amountCents, { merchantName, ...googlePay })
      );
    },
  };
}

/**
 * Requests `POST /rm-payment/startapplepaysession`.
 *
 * @throws {CallError}
 */
function merchantSession(http: Http, validationurl: string): Promise<unknown> {
  const domainName = window.location.hostname;
  return http.send({
    path: '/rm-payment/startapplepaysession',
    body: { domainName, validationurl },
  });
}
