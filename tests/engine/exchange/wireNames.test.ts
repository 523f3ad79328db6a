import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WireNameError } from '../../../engine/exchange/WireNameError.ts';
import { fromWire, toWire } from '../../../engine/exchange/wireNames.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';
import { formDataOf } from '../support/formDataOf.ts';
import { compile, readForm, readShared } from '../support/readForms.ts';

const PLAN = planOf({
  name: leaf('text'),
  agree: leaf('checkbox'),
  sources: choice(['web', 'friend'], {}, 'choices'),
  address: group({ street: leaf('text'), region: choice(['HK', 'KLN', 'NT']) }),
  orders: list({
    PRN: leaf('prn'),
    Address_of_Property: group({ flat: leaf('text') }),
    contacts: list({ email: leaf('email') }),
    file: leaf('file'),
  }),
});

const LREAL1 = compile(readForm('LREAL1'), readShared()).plan;

describe('toWire()', () => {
  it('joins object names with _, numbers rows from 1 and counts the rows', () => {
    const data = {
      name: 'CHAN TAI MAN',
      agree: true,
      sources: ['web'],
      address: { region: 'HK' },
      orders: [
        { PRN: 'A0123453', contacts: [{ email: 'a@example.hk' }, {}] },
        { Address_of_Property: { flat: 'A' } },
      ],
    };
    expect(toWire(PLAN, data)).toEqual({
      name: 'CHAN TAI MAN',
      agree: true,
      sources: ['web'],
      address_region: 'HK',
      orders_recCount: 2,
      orders_currentRec: 1,
      orders_PRN__1: 'A0123453',
      orders_contacts_recCount__1: 2,
      orders_contacts_currentRec__1: 1,
      orders_contacts_email__1__1: 'a@example.hk',
      orders_Address_of_Property_flat__2: 'A',
    });
  });

  it('writes a count of 0 for a list without rows', () => {
    expect(toWire(PLAN, { orders: [] })).toEqual({ orders_recCount: 0, orders_currentRec: 0 });
  });

  it.each([
    [{ other: 1 }, 'other'],
    [{ address: { city: 'HK' } }, 'address_city'],
    [{ orders: [{ PRN: 'A' }, { x: 1 }] }, 'orders_x__2'],
    [{ orders: { 0: {} } }, 'orders'],
    [{ address: 'HK' }, 'address'],
    [{ orders: [null] }, 'orders__1'],
  ])('refuses %j with a name that the plan lacks', (data, name) => {
    expect(() => toWire(PLAN, data)).toThrow(`"${name}"`);
  });
});

describe('fromWire()', () => {
  it.each([PLAN, LREAL1])('reverses toWire() for any answers of $code', (plan) => {
    expect.assert(plan !== undefined);
    fc.assert(
      fc.property(formDataOf(plan.root), (data) => {
        const wire = JSON.parse(JSON.stringify(toWire(plan, data)));
        expect(fromWire(plan, wire)).toEqual(data);
      }),
    );
  });

  it('also accepts a count as digits', () => {
    expect(fromWire(PLAN, { orders_recCount: '2', orders_PRN__2: 'A' })).toEqual({
      orders: [{}, { PRN: 'A' }],
    });
  });

  it.each([
    ['{"other":1}', 'other'],
    ['{"__proto__":{"polluted":true}}', '__proto__'],
    ['{"constructor":1}', 'constructor'],
    ['{"orders_PRN":"A"}', 'orders_PRN'],
    ['{"name__1":"A"}', 'name__1'],
    ['{"orders_recCount":1,"orders_PRN__2":"A"}', 'orders_PRN__2'],
    ['{"orders_PRN__1":"A"}', 'orders_PRN__1'],
    ['{"orders_recCount":1,"orders_PRN__01":"A"}', 'orders_PRN__01'],
    ['{"orders_recCount":1,"orders_PRN__0":"A"}', 'orders_PRN__0'],
    ['{"orders_recCount":-1}', 'orders_recCount'],
    ['{"orders_recCount":1.5}', 'orders_recCount'],
    ['{"orders_recCount":"1e9"}', 'orders_recCount'],
    ['{"orders_recCount":1000000000}', 'orders_recCount'],
    ['{"orders_recCount":[1]}', 'orders_recCount'],
    ['{"orders_recCount":1,"orders_currentRec":"x"}', 'orders_currentRec'],
  ])('refuses %s', (text, name) => {
    const read = () => fromWire(PLAN, JSON.parse(text));
    expect(read).toThrow(WireNameError);
    expect(read).toThrow(`"${name}"`);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('refuses counts that exceed the row limit together', () => {
    const wire: Record<string, unknown> = { orders_recCount: 50 };
    for (let row = 1; row <= 50; row += 1) wire[`orders_contacts_recCount__${row}`] = 1000;
    expect(() => fromWire(PLAN, wire)).toThrow('too many rows');
  });

  it('refuses a form with two fields of the same wire name', () => {
    const plan = planOf({ a: group({ b: leaf('text') }), a_b: leaf('text') });
    expect(() => fromWire(plan, {})).toThrow('two fields of the form would share it');
  });

  it('returns only names of the plan, for any input', () => {
    const names = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'orders_recCount', 'orders_PRN__1', 'name', 'address_street'),
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), (wire) => {
        try {
          const data = fromWire(PLAN, wire);
          expect(Object.keys(data).every((key) => /^(name|address|orders)$/.test(key))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(WireNameError);
        }
      }),
    );
  });
});
