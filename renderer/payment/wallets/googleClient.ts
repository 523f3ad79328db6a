import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';
import type { GoogleClient, WalletWindow } from './walletApi.ts';

/** Google Pay as the portal takes it. */
export type GooglePayConfig = NonNullable<WfpConfig['WALLETS']['googlePay']>;

/**
 * Loads Google's library and makes its client. This is the first word to Google: it is called only
 * where a form is about to be paid for.
 *
 * @throws {Error} when the library cannot be had, or is none
 */
export async function loadGoogleClient(config: GooglePayConfig): Promise<GoogleClient> {
  await loadScript(config.library);
  const { google } = window as WalletWindow;
  if (!google) throw new Error('Cannot use Google Pay: its library is not there');
  return new google.payments.api.PaymentsClient({ environment: config.environment });
}

function loadScript(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onload = () => resolve();
  script.onerror = () => {
    script.remove();
    reject(new Error('Cannot use Google Pay: its library did not come'));
  };
  document.head.append(script);
  return promise;
}
