import { describe, expect, it } from 'vitest';
import { fromWire, toWire, withCurrentRecords } from '#engine';
import { leaf, list, planOf } from '../../support/planNodes.ts';

const PLAN = planOf({
  orders: list({ PRN: leaf('prn'), contacts: list({ email: leaf('email') }) }),
});
const DATA = {
  orders: [{ PRN: 'A0123453', contacts: [] }, { contacts: [{ email: 'a@example.hk' }, {}, {}] }],
};
const WIRE = toWire(PLAN, DATA);

describe('withCurrentRecords()', () => {
  it('writes the current record of a list, and of a list inside a record', () => {
    const wire = withCurrentRecords(WIRE, { '/orders': 2, '/orders/1/contacts': 3 });
    expect(wire).toEqual({
      ...WIRE,
      orders_currentRec: 2,
      orders_contacts_currentRec__2: 3,
    });
    expect(fromWire(PLAN, wire)).toEqual(DATA);
  });

  it.each([
    ['a record that does not exist', { '/orders': 3 }],
    ['no record', { '/orders': 0 }],
    ['a list without records', { '/orders/0/contacts': 1 }],
    ['a list that is not in the answers', { '/others': 1, '/orders/4/contacts': 1 }],
  ])('leaves the answers unchanged for %s', (_, current) => {
    expect(withCurrentRecords(WIRE, current)).toEqual(WIRE);
  });
});
