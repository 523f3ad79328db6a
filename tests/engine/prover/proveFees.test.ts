import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { branch, claims } from '../support/claims.ts';

const whole = { type: 'string', integerText: true };
const few = { ...whole, maxValue: '999' };
const kind = { type: 'string', enum: ['2', 'other'] };
const tick = { type: 'boolean' };

/** Returns the claims on one fee line of a form with these fields, as `code pointer: message`. */
async function reported(fields: JsonObject, item: JsonObject, tables = {}) {
  const items = [{ id: 'copy', unitPrice: '380.00', ...item }];
  const found = await claims(fields, { manifest: { payment: { required: true, items } } }, tables);
  return found.map((each) => each.replace(' manifest.json/payment/items/0', ' ')).join('\n');
}

describe('proveForm: a quantity', () => {
  it.each<[JsonObject, JsonObject | string]>([
    [{ copies: few }, { value: '/copies' }],
    [{ copies: { ...whole, maxChars: 3 } }, { value: '/copies' }],
    [{ copies: { ...whole, valueRange: ['1', '20'] } }, { value: '/copies' }],
    [{ copies: { type: 'integer', minimum: 0, maximum: 9 } }, { value: '/copies' }],
    [
      { copies: { type: 'string', decimalText: true, multipleOf: '1', valueRange: ['0', '9'] } },
      { value: '/copies' },
    ],
    [{ copies: { type: 'string', enum: ['1', '2'] } }, { value: '/copies' }],
    [
      { copies: few, tick },
      { if: { '/tick': { const: true } }, ...branch(undefined, '2') },
    ],
    [{ rows: { type: 'array', items: few, maxItems: 9 } }, { count: '/rows' }],
    [
      { copies: { type: 'string', decimalText: true, valueRange: ['0', '9'] } },
      { round: { value: '/copies' }, places: 0 },
    ],
    [{ copies: few }, { orElse: [{ value: '/copies' }, '1'] }],
    [{ copies: few }, '2.0'],
  ])('with the fields %j and the value %j is whole and bounded', async (fields, quantity) => {
    expect(await reported(fields, { quantity })).toBe('');
  });

  it.each<[string, JsonObject, JsonObject | string]>([
    ['has no limit', { copies: whole }, { value: '/copies' }],
    ['has no limit', { copies: { type: 'integer', minimum: 0 } }, { value: '/copies' }],
    [
      'has no limit',
      { copies: { ...whole, rules: [{ maxValue: '9', severity: 'warning' }] } },
      { value: '/copies' },
    ],
    ['has no limit', { copies: whole }, { multiply: [{ value: '/copies' }, '2'] }],
    ['may not be a whole number', { copies: few }, '1.5'],
    ['may not be a whole number', { copies: few }, { multiply: [{ value: '/copies' }, '0.5'] }],
    [
      'may not be a whole number',
      { copies: { type: 'number', minimum: 0, maximum: 9 } },
      { value: '/copies' },
    ],
    ['the value is not an amount', { copies: few }, 'abc'],
    ['/text is not an amount', { text: { type: 'string', maxChars: 9 } }, { value: '/text' }],
    ['/kind may be "other", which is not an amount', { kind }, { value: '/kind' }],
    [
      '"two" for "2" is not an amount',
      { kind },
      { lookup: '/kind', in: { '2': 'two', other: '1' } },
    ],
    [
      'the result of "concat" is not an amount',
      { copies: few },
      { concat: [{ value: '/copies' }, '1'] },
    ],
    [
      'the result of "concat" is not an amount',
      { copies: few, own: { ...few, computed: { concat: [{ value: '/copies' }, '1'] } } },
      { value: '/own' },
    ],
  ])('%s: %j by %j is reported', async (message, fields, quantity) => {
    const found = await reported(fields, { quantity });
    expect(found).toContain(message);
    expect(found).toMatch(/^fee-[a-z-]+ \/quantity: /);
  });
});

describe('proveForm: a price', () => {
  it.each<[JsonObject | string, string]>([
    ['1.005', 'fee-not-whole /unitPrice'],
    [{ multiply: [{ value: '/copies' }, '0.335'] }, 'fee-not-whole /unitPrice'],
    [{ lookup: '/kind', in: { '2': '1.00', other: '38O.00' } }, 'fee-without-price /unitPrice'],
    [{ round: { multiply: [{ value: '/copies' }, '0.335'] }, places: 2 }, ''],
    ['1.500', ''],
  ])('of %j is accepted in whole cents, or reported', async (unitPrice, start) => {
    const found = await reported({ copies: few, kind }, { unitPrice });
    expect(found.split(':')[0]).toBe(start);
  });

  it('is reported when a figure of a table is not in whole cents', async () => {
    const tables = { fees: { rows: [{ fee: '5.005' }] } };
    expect(
      await reported({ kind }, { unitPrice: { $table: 'fees', column: 'fee' } }, tables),
    ).toContain('fee-not-whole /unitPrice');
  });

  it.each([
    [{ subtract: ['5.00', { value: '/amount' }] }, 'The price of "copy" can fall below zero'],
    [{ max: [{ subtract: ['5.00', { value: '/amount' }] }, '0.00'] }, ''],
    [{ multiply: [{ value: '/amount' }, '2'] }, ''],
    [{ multiply: [{ value: '/amount' }, '-2'] }, 'The price of "copy" can fall below zero'],
    [{ value: '/signed' }, 'The price of "copy" can fall below zero'],
  ])('is reported when it can be negative: %j', async (unitPrice, message) => {
    const amount = { type: 'string', amount: true, maxValue: '1000' };
    const signed = { type: 'string', decimalText: true };
    const found = await reported({ amount, signed }, { unitPrice });
    expect(found.split(': ')[1] ?? '').toBe(message);
  });
});

describe('proveForm: an intermediate figure', () => {
  const decimal = { type: 'string', decimalText: true, valueRange: ['0', '9'] };
  const product = { multiply: [{ value: '/own' }, '380.00'] };

  it.each<[JsonObject, JsonObject, string]>([
    [decimal, { round: product, places: 2 }, 'numbers with too many digits'],
    [{ ...decimal, multipleOf: '0.01' }, { round: product, places: 2 }, ''],
    [decimal, { round: { value: '/own' }, places: 2 }, ''],
    [whole, { min: [product, '100.00'] }, 'numbers with too many digits'],
    [{ ...whole, maxChars: 9 }, { min: [product, '100.00'] }, ''],
  ])('of %j in %j is reported when it has too many digits', async (own, unitPrice, why) => {
    const found = await reported({ own, kind }, { unitPrice });
    if (why === '') expect(found).toBe('');
    else expect(found).toContain(why);
  });
});

describe('proveForm: the fee', () => {
  const orders = (maxItems: number) => ({
    orders: {
      type: 'array',
      maxItems,
      items: { type: 'object', properties: { copies: { ...whole, maxChars: 9 } } },
    },
  });
  const item = { each: '/orders', quantity: { value: 'copies' } };

  it('is reported when one line, or the lines of all rows together, may be too large', async () => {
    expect(await reported(orders(50), item)).toBe('');
    expect(await reported(orders(500), item)).toContain('fee-without-limit :');
    const large = { copies: { ...whole, maxChars: 12 } };
    expect(await reported(large, { quantity: { value: '/copies' } })).toContain(
      'fee-without-limit :',
    );
  });

  it('is reported when all items together are too large', async () => {
    const items = [1, 2].map((id) => ({ id: `f${id}`, unitPrice: '50000000000000.00' }));
    const more = { manifest: { payment: { required: true, items } } };
    expect((await claims({ kind }, more)).join()).toMatch(
      /^fee-without-limit manifest.json\/payment\/items: The fee/,
    );
  });

  it('includes the rows of nested lists', async () => {
    const inner = { type: 'array', maxItems: 1000, items: few };
    const properties = { inner };
    const rows = { type: 'array', maxItems: 1000, items: { type: 'object', properties } };
    const sum = { sum: '/rows', of: { count: 'inner' } };
    expect(await reported({ rows }, { quantity: sum })).toBe('');
    const large = { quantity: sum, unitPrice: '999999999.00' };
    expect(await reported({ rows }, large)).toContain('fee-without-limit :');
  });
});
