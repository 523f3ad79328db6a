import type {
  FpsStarted,
  PaymentRefused,
  StartPayment,
  WebPaymentStarted,
} from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { beginPayment } from './beginPayment.ts';

/** Starts a payment on the gateway's card page. @see `beginPayment` */
export async function startWebPayment(
  deps: ServiceDeps,
  input: StartPayment,
): Promise<WebPaymentStarted | PaymentRefused | undefined> {
  const charge = await beginPayment(deps, input);
  if (!charge || 'refused' in charge) return charge;
  const { redirectUrl } = charge;
  return redirectUrl === undefined
    ? { refused: 'gatewayBusy', transactionId: input.transactionId }
    : { transactionId: input.transactionId, redirectUrl };
}

/** Starts an FPS payment: a QR code that a bank's app reads. @see `beginPayment` */
export async function startFpsPayment(
  deps: ServiceDeps,
  input: StartPayment,
): Promise<FpsStarted | PaymentRefused | undefined> {
  const charge = await beginPayment(deps, input);
  if (!charge || 'refused' in charge) return charge;
  const { fps } = charge;
  if (!fps) return { refused: 'gatewayBusy', transactionId: input.transactionId };
  return { transactionId: input.transactionId, status: 'INPR', ...fps };
}
