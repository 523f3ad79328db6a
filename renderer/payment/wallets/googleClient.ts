import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';
import type { GoogleClient, WalletWindow } from './walletApi.ts';

/** The portal's configuration of Google Pay. */
export type GooglePayConfig = NonNullable<WfpConfig['WALLETS']['googlePay']>;

/**
 * Loads Google's library and creates its client. Call this function only before the payment of a
 * form, because it sends the first request to Google.
 *
 * @throws {Error} when the library cannot be loaded, or the loaded file is not the library
 */
export async function loadGoogleClient(config: GooglePayConfig): Promise<GoogleClient> {
  await loadScript(config.library);
  const { google } = window as WalletWindow;
  if (!google) throw new Error('Cannot use Google Pay: the loaded file is not its library');
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
    reject(new Error('Cannot use Google Pay: its library could not be loaded'));
  };
  document.head.append(script);
  return promise;
}
