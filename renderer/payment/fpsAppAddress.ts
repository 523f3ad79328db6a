import { isWebAddress } from '../browser/BankWindow.ts';

/** The static page that a bank's app returns to (specification, document 1, section 2). */
const COMPLETED = '/fps_completed.html';

/**
 * Returns the address that opens a bank's app on the same device.
 *
 * @param payment the gateway's `fpsqrcodeurl`: a page, or the text of the code
 * @param gateway address of an external FPS gateway; empty without a gateway
 * @param origin of the portal, for the return address
 * @returns the gateway's address with `pay_req_obj` and `callback`; without a gateway the page
 * itself; `undefined` where nothing can be opened
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
