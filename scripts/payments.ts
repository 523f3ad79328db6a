/**
 * `npm run payments -- list|show|refund-done|complete|note`: manages the payments that need an
 * operator. `list [--all]` lists them, `show NAME` shows the history of a payment. `refund-done
 * PAYMENT` marks money as refunded. `complete SUBMISSION` submits a paid form after its problem is
 * fixed. `note NAME` writes a note, and resolves a difference of the settlement. The settings are
 * those of the server, which may run at the same time. Exits with 0 when the action is done, now or
 * before, with 1 when it is rejected, with 2 for a wrong call.
 */
import type { PaymentsOrder } from '../server/services/operator/paymentsDesk.ts';
import { isTarget, readAct } from '../server/services/operator/readAct.ts';
import { commandLine, misused } from './command/commandLine.ts';
import { giveOrder } from './operator/giveOrder.ts';

const USAGE =
  'npm run payments -- list [--all] | show NAME | refund-done PAYMENT --by WHO [--note TEXT] | complete SUBMISSION --by WHO [--note TEXT] | note NAME --by WHO --note TEXT';

const { names, values } = commandLine(USAGE, {
  names: 2,
  options: { all: { type: 'boolean' }, by: { type: 'string' }, note: { type: 'string' } },
});
process.exit(await giveOrder(orderOf(...names)));

/** Converts the command line to an order; exits with 2 when it is invalid. */
function orderOf(verb?: string, target?: string): PaymentsOrder {
  const { all, by, note } = values;
  switch (verb) {
    case 'list':
      refuse({ NAME: target, '--by': by, '--note': note }, verb);
      return { order: 'payments:list', isAll: all === true };
    case 'show':
      refuse({ '--all': all, '--by': by, '--note': note }, verb);
      if (!isTarget(target)) misused('Name an attempt, a submission or a reference number', USAGE);
      return { order: 'payments:show', target };
    case 'refund-done':
    case 'complete':
    case 'note': {
      refuse({ '--all': all }, verb);
      const read = readAct({ target, by, note }, verb === 'note');
      if ('fault' in read) misused(read.fault, USAGE);
      return { order: `payments:${verb}`, ...read.act };
    }
    default:
      return misused('Name an action', USAGE);
  }
}

/** Rejects arguments that a verb does not accept. */
function refuse(given: Readonly<Record<string, unknown>>, verb: string): void {
  const surplus = Object.keys(given).find((name) => given[name] !== undefined);
  if (surplus !== undefined) misused(`Cannot take ${surplus} with "${verb}"`, USAGE);
}
