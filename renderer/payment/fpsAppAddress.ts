import { isWebAddress } from '../browser/BankWindow.ts';

/** The static page that a bank's app returns to (specification, document 1, section 2). */
const COMPLETED = '/fps_completed.html';

/**
 * Returns the URL that opens a bank's app on the same device.
 *
 * @param payment the gateway's `fpsqrcodeurl`: the URL of a page, or the text of the QR code
 * @param gateway URL of an external FPS gateway; empty without a gateway
 * @param origin origin of the portal, for the return URL
 * @returns the gateway's URL with `pay_req_obj` and `callback`; without a gateway, the URL of the
 * page, or `undefined` if `payment` is no URL
 * @see specification, document 1, section 7 "An external FPS gateway URL"
 */
export function fpsAppAddress(
  payment: string,
  gateway: string,
  origin: string,
): string | undefined {
  if (gateway === '') return isWebAddress(payment) ? payment : undefined;
  const address = new URL(gateway);
  address.searchParams.set('pay_req_obj', payment);
  address.searchParams.set('callback', new URL(COMPLETED, origin).href);
  return address.href;
}
