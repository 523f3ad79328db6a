import { failedCall } from '../calls/CallFailure.ts';
import { paymentSetup } from './paymentSetup.ts';

/** The states that only a wallet payment has. */
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
  /** The payment has ended. If the page stays open, it shows the server's result. */
  leaving: paymentSetup.createStateConfig({
    tags: 'pending',
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
