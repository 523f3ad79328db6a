import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { notificationRoute } from '../../../../server/routes/payment/notificationRoute.ts';
import type { PaymentServices } from '../../../../server/services/contract/PaymentServices.ts';

it('notificationRoute: GATEWAY_SIGNATURE_HEADER: names the header with the proof', async () => {
  const { signatureHeader } = readConfig({ GATEWAY_SIGNATURE_HEADER: 'X-Gcis-Proof' }).payment;
  const received: (string | undefined)[] = [];
  const receiveNotification: PaymentServices['receiveNotification'] = async ({ signature }) => {
    received.push(signature);
    return 'accepted';
  };
  const payments = { receiveNotification } as PaymentServices;
  const app = Fastify();
  await app.register(notificationRoute, { payments, signatureHeader });
  for (const name of ['x-gcis-proof', 'payment-signature']) {
    await app.inject({
      method: 'POST',
      url: '/api/payment/notification',
      headers: { 'content-type': 'application/json', [name]: 'proof' },
      payload: '{}',
    });
  }
  expect(received).toEqual(['proof', undefined]);
});
