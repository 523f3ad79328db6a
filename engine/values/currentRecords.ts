import { segmentsOf } from './pointer.ts';
import type { WireData } from './wireNames.ts';

/**
 * Says in answers on the wire which record of each list showed (`{id}_currentRec`; specification,
 * document 2, section 5). `toWire` alone says the first.
 *
 * @param wire as `toWire` made it; unchanged
 * @param current number of the record, from 1, by the list's pointer with row indices:
 *   `{ "/orders": 2 }`. A list that was not sent, and a record beyond those that were, are left alone
 * @returns the flat object
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

/** `/orders/0/contacts` keeps its count under `orders_contacts_recCount__1`. */
function nameIn(list: string, what: 'recCount' | 'currentRec'): string {
  const parts = segmentsOf(list);
  const keys = parts.filter((part) => !INDEX.test(part));
  const rows = parts.filter((part) => INDEX.test(part));
  return [[...keys, what].join('_'), ...rows.map((row) => String(Number(row) + 1))].join('__');
}

const INDEX = /^\d+$/;
