import { paymentSetup } from './paymentSetup.ts';

/** A new code is a new payment: the one before is over, by the server's word. */
export const anotherCode = {
  target: 'preparing',
  actions: ['dropTransaction', 'wantCode'],
} as const;

/** Where a payment stops: the applicant decides what comes next. */
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
  /** The server could not answer; the same call may be made again, the server knows the payment. */
  busy: paymentSetup.createStateConfig({
    on: {
      retry: { target: 'continuing', actions: 'forgetMessage' },
      look: { guard: 'isOffline', target: 'continuing', actions: 'forgetMessage' },
      close: 'closed',
    },
  }),
};
