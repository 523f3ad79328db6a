/**
 * `npm run payments -- list|show|refund-done|complete|note`: what payments have left for an operator,
 * and what was done about it. `list [--all]` lists it, `show NAME` shows the history of a payment;
 * `refund-done PAYMENT` marks money as paid out, `complete SUBMISSION` hands a paid form in once the
 * cause is repaired, `note NAME` writes a note, and deals with a difference of the settlement. Settings
 * as for the server, which may run meanwhile. Ends with 0 when the act is done, now or before, with 1
 * when it is refused, with 2 for a wrong call.
 */
import type { PaymentsOrder } from '../server/services/operator/paymentsDesk.ts';
import { isTarget, readAct } from '../server/services/operator/readAct.ts';
import { commandLine, misused } from './commandLine.ts';
import { giveOrder } from './operator/giveOrder.ts';

const USAGE =
  'npm run payments -- list [--all] | show NAME | refund-done PAYMENT --by WHO [--note TEXT] | complete SUBMISSION --by WHO [--note TEXT] | note NAME --by WHO --note TEXT';

const { names, values } = commandLine(USAGE, {
  names: 2,
  options: { all: { type: 'boolean' }, by: { type: 'string' }, note: { type: 'string' } },
});
process.exit(await giveOrder(orderOf(...names)));

/** Reads the call as an order; ends the process with 2 where it makes none. */
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
      return misused('Say what to do', USAGE);
  }
}

/** Refuses what a verb does not take. */
function refuse(given: Readonly<Record<string, unknown>>, verb: string): void {
  const surplus = Object.keys(given).find((name) => given[name] !== undefined);
  if (surplus !== undefined) misused(`Cannot take ${surplus} with "${verb}"`, USAGE);
}
