import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { paymentRoutes } from '../../../server/routes/payment/paymentRoutes.ts';
import { bankRoutes } from '../../../server/sandbox/bankRoutes.ts';
import type { AppleDesk } from '../../../server/services/payment/appleSession.ts';
import { testApp } from '../../support/testApp.ts';
import { TEST_CODE } from '../../support/testForm.ts';
import { answersFor, openTestPortal, type TestPortal } from '../../support/testPortal.ts';

const CAPABILITY = 'c'.repeat(43);
export const SITTING = createHash('sha256').update(CAPABILITY).digest('hex');
export const ORDER = { totalAmount: '380.00', currency: 'HKD', orderDetails: [] };

interface PaymentPortalOptions {
  readonly apple?: AppleDesk;
  readonly paymentsPerHour?: number;
}

/**
 * Returns a portal for one test file. The tests call its payment service and sandbox bank over
 * HTTP.
 *
 * @param options.apple opens merchant sessions; Apple Pay is not available without it
 * @param options.paymentsPerHour limit of payments per address; if absent, large enough for any
 * test
 */
export function paymentPortal({ apple, paymentsPerHour = 100_000 }: PaymentPortalOptions = {}) {
  let portal: TestPortal;
  let app: FastifyInstance;

  beforeAll(async () => {
    portal = await openTestPortal();
    app = await testApp({
      env: { RATE_PAYMENT: String(paymentsPerHour), RATE_POLL: '100000' },
      deps: {
        further: async (scope, { sittings }) => {
          const { services: payments, clock, bank } = portal;
          const signatureHeader = 'payment-signature';
          const deps = { payments, sittings, clock, signatureHeader, apple };
          await scope.register(paymentRoutes, deps);
          await scope.register(bankRoutes, { bank });
        },
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app?.close();
    await portal?.close();
  });

  const call = (url: string, payload?: object, cookie = `sitting=${CAPABILITY}`) => {
    const options: InjectOptions = { url, method: payload ? 'POST' : 'GET', headers: { cookie } };
    return app.inject(payload ? { ...options, payload } : options);
  };
  const opened = async (orders = 1) => {
    // Separates the times, because a reloaded page continues with the newest transaction.
    portal.clock.advance(1);
    const saved = await portal.services.saveSubmission({
      sitting: SITTING,
      formCode: TEST_CODE,
      formData: answersFor(orders),
      files: [],
      language: 'en',
    });
    if (!('result' in saved) || saved.result !== 'ok') throw new Error('Cannot save');
    const { submissionId, amountCents } = saved;
    const transaction = await portal.services.createTransaction({
      submissionId,
      amountCents,
      sitting: SITTING,
    });
    if (transaction?.result !== 'ok') throw new Error('Cannot open');
    const { transactionId, webToken } = transaction;
    return { submissionId, transactionId, webToken };
  };
  const payment = (transaction: object, paymentMethod = 'visa', order: object = ORDER) => ({
    ...transaction,
    paymentMethod,
    order,
    locale: 'en-us',
  });
  const wire = ({ transactionId, webToken }: { transactionId: string; webToken: string }) => ({
    transactionId,
    webToken,
  });

  return {
    get portal() {
      return portal;
    },
    get app() {
      return app;
    },
    call,
    opened,
    payment,
    wire,
  };
}
