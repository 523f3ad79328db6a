import type { FastifyPluginAsync } from 'fastify';
import { type AppleSessionDeps, appleSessionRoute } from './appleSessionRoute.ts';
import { availabilityRoute } from './availabilityRoute.ts';
import { type CallbackDeps, callbackRoute } from './callbackRoute.ts';
import { cancelPaymentRoute } from './cancelPaymentRoute.ts';
import { fpsRoute } from './fpsRoute.ts';
import { notificationRoute } from './notificationRoute.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { staticPages } from './staticPages.ts';
import { statusRoute } from './statusRoute.ts';
import { transactionRoute } from './transactionRoute.ts';
import { updatePaymentRoute } from './updatePaymentRoute.ts';
import { walletRoute } from './walletRoute.ts';
import { webPaymentRoute } from './webPaymentRoute.ts';

/** Registers every payment route, in the order in which a payment uses them. */
export const paymentRoutes: FastifyPluginAsync<
  PaymentDeps & CallbackDeps & AppleSessionDeps
> = async (app, deps) => {
  await app.register(transactionRoute, deps);
  await app.register(availabilityRoute, deps);
  await app.register(webPaymentRoute, deps);
  await app.register(fpsRoute, deps);
  await app.register(appleSessionRoute, deps);
  await app.register(walletRoute, deps);
  await app.register(statusRoute, deps);
  await app.register(cancelPaymentRoute, deps);
  await app.register(updatePaymentRoute, deps);
  await app.register(notificationRoute, deps);
  await app.register(callbackRoute, deps);
  await app.register(staticPages, deps);
};
