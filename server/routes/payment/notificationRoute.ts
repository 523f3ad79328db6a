import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../errors.ts';
import { BODY_LIMITS } from '../../plugins/routeConfig.ts';
import type { PaymentServices } from '../../services/payment/PaymentServices.ts';

/**
 * `POST /api/payment/notification`: the gateway tells that something happened. The proof of its
 * sender is over the bytes of the body, so that they are read as they are.
 */
export const notificationRoute: FastifyPluginAsync<{
  readonly payments: PaymentServices;
}> = async (app, { payments }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: string }>(
    '/api/payment/notification',
    { bodyLimit: BODY_LIMITS.small, config: { anyOrigin: true } },
    async ({ headers, body }) => {
      const signature = headers['payment-signature'];
      const heard = await payments.receiveNotification({
        signature: typeof signature === 'string' ? signature : undefined,
        body,
      });
      if (heard === 'refused') throw new ApiError('badSignature');
      return { result: 'ok' };
    },
  );
};
