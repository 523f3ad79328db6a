import { paymentSetup } from './paymentSetup.ts';

/**
 * A transition to a new code, which is a new payment: the server confirmed the end of the old one.
 */
export const anotherCode = {
  target: 'preparing',
  actions: ['dropTransaction', 'wantCode'],
} as const;

/** The states in which a payment stops until the applicant chooses the next action. */
export const paymentEnds = {
  failed: paymentSetup.createStateConfig({
    on: {
      retry: { guard: 'mayRetry', target: 'preparing', actions: 'dropTransaction' },
      'code.renew': { guard: 'isCodeOver', ...anotherCode },
      'methods.refresh': {
        guard: 'hasNoOffer',
        target: 'loadingMethods',
        actions: 'forgetMessage',
      },
      close: 'closed',
    },
  }),
  tokenExpired: paymentSetup.createStateConfig({
    entry: ['dropTransaction', 'tellTokenExpired'],
    on: { retry: { target: 'preparing', actions: 'forgetMessage' }, close: 'closed' },
  }),
  /**
   * The server is busy. The same call can be repeated, because the server recognises the payment.
   */
  busy: paymentSetup.createStateConfig({
    on: {
      retry: { target: 'continuing', actions: 'forgetMessage' },
      look: { guard: 'isOffline', target: 'continuing', actions: 'forgetMessage' },
      close: 'closed',
    },
  }),
};
