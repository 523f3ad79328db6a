import { failedCall } from '../wizard/CallFailure.ts';
import { paymentSetup } from './paymentSetup.ts';

/** The parts of a payment that only a wallet has. */
export const paymentSheet = {
  /** The wallet's sheet is open. Nothing is sent until the applicant agrees there. */
  agreeing: paymentSetup.createStateConfig({
    invoke: {
      src: 'agreeInSheet',
      input: ({ context }) => ({ amountCents: context.amountCents }),
      onDone: [
        { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'submitting' },
        { target: 'choosing' },
      ],
      onError: [
        {
          guard: { type: 'isBusyFailure', params: failedCall },
          target: 'choosing',
          actions: { type: 'tellBusy', params: failedCall },
        },
        { target: 'choosing', actions: { type: 'tellRefused', params: failedCall } },
      ],
    },
    on: { close: 'choosing' },
  }),
  /** The payment has ended; a page that stays shows how, as the server tells it. */
  leaving: paymentSetup.createStateConfig({
    tags: 'underWay',
    initial: 'going',
    states: {
      going: {
        invoke: {
          src: 'leavePage',
          input: ({ context }) => ({ transactionId: context.transactionId ?? '' }),
          onDone: [
            { guard: { type: 'isTrue', params: ({ event }) => event.output }, target: 'gone' },
            { target: '#payment.waiting' },
          ],
          onError: '#payment.waiting',
        },
      },
      gone: { after: { leaveLimit: '#payment.waiting' } },
    },
  }),
};
