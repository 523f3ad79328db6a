import type { WaitingCounts } from '../../ports/store/OperatorRecords.ts';
import { completeRepaired } from './completeRepaired.ts';
import { listPayments } from './listPayments.ts';
import { notePayment } from './notePayment.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import type { OperatorDeps } from './OperatorDeps.ts';
import { payOut } from './payOut.ts';
import { type Act, isTarget, type RawAct, readAct } from './readAct.ts';
import { showPayment } from './showPayment.ts';

/** An order about payments. */
export type PaymentsOrder =
  /** Lists the items that wait for an operator. */
  | { readonly order: 'payments:list'; readonly isAll?: unknown }
  /** Shows the history of a payment and its submission. */
  | { readonly order: 'payments:show'; readonly target?: unknown }
  /** Counts the waiting items. The reply is `done` only when there are none. */
  | { readonly order: 'payments:waiting' }
  | ({ readonly order: PaymentsAct } & RawAct);

/** An order that changes stored data; each change adds a history event. */
export type PaymentsAct = 'payments:refund-done' | 'payments:complete' | 'payments:note';

const ACTS: Readonly<
  Record<PaymentsAct, (deps: OperatorDeps, act: Act) => Promise<OperatorAnswer>>
> = {
  'payments:refund-done': payOut,
  'payments:complete': completeRepaired,
  'payments:note': notePayment,
};

/** The names of the orders about payments. */
export const PAYMENTS_ORDERS: readonly PaymentsOrder['order'][] = [
  'payments:list',
  'payments:show',
  'payments:waiting',
  'payments:refund-done',
  'payments:complete',
  'payments:note',
];

/**
 * Matches characters that control a terminal. External texts, such as a gateway's description, may
 * contain them.
 */
const ACTING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Carries out an order about payments. Never throws for an invalid order. */
export async function answerPayments(
  deps: OperatorDeps,
  order: PaymentsOrder,
): Promise<OperatorAnswer> {
  const answer = await answered(deps, order);
  return { ...answer, lines: answer.lines.map((line) => line.replaceAll(ACTING, '?')) };
}

async function answered(deps: OperatorDeps, order: PaymentsOrder): Promise<OperatorAnswer> {
  switch (order.order) {
    case 'payments:list':
      return listPayments(deps.store, order.isAll === true);
    case 'payments:waiting':
      return waitingAnswer(await deps.store.operator.waiting());
    case 'payments:show':
      return isTarget(order.target)
        ? showPayment(deps.store, order.target)
        : refused('Name an attempt, a submission or a reference number');
    default: {
      const read = readAct(order, order.order === 'payments:note');
      return 'fault' in read ? refused(read.fault) : ACTS[order.order](deps, read.act);
    }
  }
}

function waitingAnswer(counts: WaitingCounts): OperatorAnswer {
  const { refunds, needsAction, differences, oldestAt } = counts;
  if (!oldestAt) return done(['none waits for an operator']);
  const numbers = `refunds due ${refunds}, paid submissions to decide ${needsAction}, differences ${differences}`;
  return refused(
    `${numbers}, the oldest since ${oldestAt.toISOString()}: npm run payments -- list`,
  );
}
