import { PROTOCOL_TIMES } from '../../../server/services/contract/ServiceDeps.ts';
import {
  hasMoneyElsewhere,
  isToBeCancelled,
} from '../../../server/services/payment/questionFor.ts';
import { eventOfAnswer } from '../../../server/services/transitions/eventOfAnswer.ts';
import { TRANSITIONS } from '../../../server/services/transitions/transitions.ts';

/** The rules that keep the protocol safe. The first four are the product's own tables and rules. */
export interface Safeguards {
  readonly transitions: typeof TRANSITIONS;
  readonly eventOf: typeof eventOfAnswer;
  readonly isToBeCancelled: typeof isToBeCancelled;
  readonly hasMoneyElsewhere: typeof hasMoneyElsewhere;
  readonly times: typeof PROTOCOL_TIMES;
  /** A live attempt is resumed; no second attempt is opened. */
  readonly findsLive: boolean;
  /** A transaction is not interleaved with others. */
  readonly locks: boolean;
  /** An attempt is sent to the gateway once. */
  readonly beginsOnce: boolean;
  /** An attempt is marked as started before the gateway is called. */
  readonly marksFirst: boolean;
  /** The gateway receives the applicant's request to cancel. */
  readonly asksToCancel: boolean;
  /** A notification makes the server poll the gateway. */
  readonly asksWhenNotified: boolean;
  /** A missing answer leaves the result unknown. */
  readonly doubtsSilence: boolean;
  /** The approval and the follow-up work of its submission are stored together. */
  readonly completesAtOnce: boolean;
  readonly reconcilesLive: boolean;
  readonly reconcilesEnded: boolean;
  /** The bank's settlement is compared with the attempts every day. */
  readonly comparesBooks: boolean;
  /** Answers do not change during a payment. */
  readonly freezesAnswers: boolean;
  /** Waiting attempts are withdrawn or cancelled after another attempt has paid. */
  readonly endsOthers: boolean;
  /** A repeated mail has the same Message-ID. */
  readonly repeatsMessageId: boolean;
  /** The gateway identifies an order by its attempt: a repeated order makes no second charge. */
  readonly ordersOnce: boolean;
}

/** The safeguards of the real server. */
export const SAFEGUARDS: Safeguards = {
  transitions: TRANSITIONS,
  eventOf: eventOfAnswer,
  isToBeCancelled,
  hasMoneyElsewhere,
  times: PROTOCOL_TIMES,
  findsLive: true,
  locks: true,
  beginsOnce: true,
  marksFirst: true,
  asksToCancel: true,
  asksWhenNotified: true,
  doubtsSilence: true,
  completesAtOnce: true,
  reconcilesLive: true,
  reconcilesEnded: true,
  comparesBooks: true,
  freezesAnswers: true,
  endsOthers: true,
  repeatsMessageId: true,
  ordersOnce: true,
};
