import { describe, expect, it } from 'vitest';
import type { Manifest } from '#engine';
import { makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };
const ORDERS = {
  type: 'array',
  items: { type: 'object', properties: { kind: TEXT, copies: { ...TEXT, integerText: true } } },
};
type Items = NonNullable<Manifest['payment']>['items'];

async function feeOf(items: Items, data: Record<string, unknown>) {
  const form = await makeForm(
    { kind: TEXT, orders: ORDERS },
    { manifest: { payment: { required: true, items } } },
  );
  return form.evaluate(data).fee;
}

describe('computeFee: the fee', () => {
  const price = { lookup: 'kind', in: { oneOff: '380.00', new24: '250.00' } };

  it('has a line for each row with a known price, and their sum as its total', async () => {
    const fee = await feeOf([{ id: 'subscription', each: '/orders', unitPrice: price }], {
      orders: [{ kind: 'oneOff' }, { kind: 'new24' }, { kind: 'other' }, {}],
    });
    expect(fee.lines.map(({ amountCents }) => amountCents)).toEqual([38_000, 25_000]);
    expect(fee.totalCents).toBe(63_000);
  });

  it('multiplies by the quantity of the row', async () => {
    const items: Items = [
      { id: 'copy', each: '/orders', quantity: { value: 'copies' }, unitPrice: '14.50' },
    ];
    const fee = await feeOf(items, {
      orders: [{ copies: '3' }, { copies: '0' }, { copies: '-1' }, { copies: 'x' }],
    });
    expect(fee.lines).toEqual([
      { itemId: 'copy', quantity: 3, unitPriceCents: 1450, amountCents: 4350 },
    ]);
  });

  it('evaluates the condition of an item in its row or at the root', async () => {
    const items: Items = [
      { id: 'row', each: '/orders', when: { kind: { const: 'x' } }, unitPrice: '1.00' },
      { id: 'root', when: { '/kind': { const: 'x' } }, unitPrice: '2.00' },
    ];
    const lines = async (kind: string) =>
      (await feeOf(items, { kind, orders: [{ kind: 'x' }, { kind: 'y' }] })).lines.map(
        ({ itemId }) => itemId,
      );
    expect([await lines('x'), await lines('y')]).toEqual([['row', 'root'], ['row']]);
  });

  it('rounds a price to the cent, and ignores a negative price', async () => {
    const items: Items = [
      { id: 'a', unitPrice: { multiply: ['0.335', '1'] } },
      { id: 'b', unitPrice: '-5.00' },
    ];
    expect(await feeOf(items, {})).toEqual({
      lines: [{ itemId: 'a', quantity: 1, unitPriceCents: 34, amountCents: 34 }],
      totalCents: 34,
    });
  });

  it.each(['9007199254740993', '900719925474', '1.5', '0.1'])(
    'is above 0, but not a safe integer, for a quantity of %s',
    async (copies) => {
      const form = await makeForm(
        { copies: { ...TEXT, decimalText: true } },
        {
          manifest: {
            payment: {
              required: true,
              items: [{ id: 'copy', quantity: { value: 'copies' }, unitPrice: '380.00' }],
            },
          },
        },
      );
      const { fee } = form.evaluate({ copies });
      expect(fee.lines).toHaveLength(1);
      expect(fee.totalCents).toBeGreaterThan(0);
      expect(Number.isSafeInteger(fee.totalCents)).toBe(false);
      expect(form.store({ copies }).fee()).toEqual(fee);
    },
  );
});
