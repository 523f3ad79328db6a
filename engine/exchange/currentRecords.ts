import { segmentsOf } from '../values/pointer.ts';
import type { WireData } from './wireNames.ts';

/**
 * Adds the visible record of each list to answers on the wire (`{id}_currentRec`; specification,
 * document 2, section 5). `toWire` alone writes the first record.
 *
 * @param wire the result of `toWire`; unchanged
 * @param current the number of the record, from 1, by the list's pointer with row indices: `{
 *   "/orders": 2 }`. Lists that were not sent and records beyond the sent ones are ignored
 * @returns the flat object
 *
 * @example
 * withCurrentRecords({ orders_recCount: 3, orders_currentRec: 1 }, { '/orders': 2 });
 * // { orders_recCount: 3, orders_currentRec: 2 }
 * withCurrentRecords({ orders_recCount: 1, orders_currentRec: 1 }, { '/orders': 2 });
 * // { orders_recCount: 1, orders_currentRec: 1 }: no such record
 */
export function withCurrentRecords(
  wire: WireData,
  current: Readonly<Record<string, number>>,
): WireData {
  const changed = Object.entries(current).flatMap(([list, number]) => {
    const count = wire[nameIn(list, 'recCount')];
    const isSent = typeof count === 'number' && number >= 1 && number <= count;
    return isSent ? [[nameIn(list, 'currentRec'), number] as const] : [];
  });
  return { ...wire, ...Object.fromEntries(changed) };
}

/**
 * Returns the wire name of a list's count: `/orders/0/contacts` has `orders_contacts_recCount__1`.
 */
function nameIn(list: string, what: 'recCount' | 'currentRec'): string {
  const parts = segmentsOf(list);
  const keys = parts.filter((part) => !INDEX.test(part));
  const rows = parts.filter((part) => INDEX.test(part));
  return [[...keys, what].join('_'), ...rows.map((row) => String(Number(row) + 1))].join('__');
}

const INDEX = /^\d+$/;
