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
  /** A live attempt is resumed; no second one is opened beside it. */
  readonly findsLive: boolean;
  /** A transaction is not interleaved with others. */
  readonly locks: boolean;
  /** An attempt goes to the gateway once. */
  readonly beginsOnce: boolean;
  /** An attempt is marked as started before the gateway is called. */
  readonly marksFirst: boolean;
  /** A wish to cancel is put to the gateway. */
  readonly asksToCancel: boolean;
  /** A notification makes the server ask. */
  readonly asksWhenNotified: boolean;
  /** No answer means that nobody knows. */
  readonly doubtsSilence: boolean;
  /** The work that a submission needs after an approval is written with it. */
  readonly completesAtOnce: boolean;
  readonly reconcilesLive: boolean;
  readonly reconcilesEnded: boolean;
  /** The bank's settlement is compared with the attempts every day. */
  readonly comparesBooks: boolean;
  /** Answers that are being paid for do not change. */
  readonly freezesAnswers: boolean;
  /** Attempts that wait while another one paid are withdrawn or cancelled. */
  readonly endsOthers: boolean;
  /** A mail that is sent again carries the same Message-ID. */
  readonly repeatsMessageId: boolean;
  /** The gateway knows an order by its attempt: a repeated one makes no second charge. */
  readonly ordersOnce: boolean;
}

/** As the server is. */
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
