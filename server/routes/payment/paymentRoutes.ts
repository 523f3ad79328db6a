import type { FastifyPluginAsync } from 'fastify';
import { availabilityRoute } from './availabilityRoute.ts';
import { type CallbackDeps, callbackRoute } from './callbackRoute.ts';
import { cancelPaymentRoute } from './cancelPaymentRoute.ts';
import { fpsRoute } from './fpsRoute.ts';
import { notificationRoute } from './notificationRoute.ts';
import type { PaymentDeps } from './PaymentDeps.ts';
import { staticPages } from './staticPages.ts';
import { statusRoute } from './statusRoute.ts';
import { transactionRoute } from './transactionRoute.ts';
import { webPaymentRoute } from './webPaymentRoute.ts';

/** Every payment route, in the order in which a payment meets them. */
export const paymentRoutes: FastifyPluginAsync<PaymentDeps & CallbackDeps> = async (app, deps) => {
  await app.register(transactionRoute, deps);
  await app.register(availabilityRoute, deps);
  await app.register(webPaymentRoute, deps);
  await app.register(fpsRoute, deps);
  await app.register(statusRoute, deps);
  await app.register(cancelPaymentRoute, deps);
  await app.register(notificationRoute, deps);
  await app.register(callbackRoute, deps);
  await app.register(staticPages, deps);
};
