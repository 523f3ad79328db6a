import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { branch, claims } from '../support/claims.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };
const tick = { type: 'boolean' };

describe('proveForm: conditions', () => {
  it.each([
    ['an option that does not exist', { '/kind': { const: 'c' } }],
    [
      'two options of one choice',
      { allOf: [{ '/kind': { const: 'a' } }, { '/kind': { const: 'b' } }] },
    ],
    ['a checkbox with the value false', { '/tick': { const: false } }],
    ['a field that is hidden in that case', { '/kind': { const: 'a' }, '/onlyB': { minChars: 1 } }],
    ['a test and its negation', { '/free': {}, not: { '/free': {} } }],
    [
      'an option that is not offered in that case',
      { '/other': { const: 'x' }, '/kind': { const: 'b' } },
    ],
  ])('never hold when they require %s', async (_, visibleWhen) => {
    const properties = {
      kind,
      tick,
      free: text,
      onlyB: { ...text, visibleWhen: { '/kind': { const: 'b' } } },
      other: { enum: ['x', 'y'], optionsWhen: { x: { '/kind': { const: 'a' } } } },
      field: { ...text, visibleWhen },
    };
    expect(await claims(properties)).toEqual([
      'never-holds schema.json/properties/field/visibleWhen: /field can never be shown',
    ]);
  });

  it.each([
    ['one of the options', { '/kind': { enum: ['a', 'b'] } }],
    ['one of two tests', { anyOf: [{ '/kind': { const: 'a' } }, { '/tick': { const: true } }] }],
    ['a pattern of a text', { '/free': { pattern: '^x' } }],
    ['an absent answer', { not: { '/kind': {} } }],
  ])('are not reported when they require %s', async (_, visibleWhen) => {
    const properties = { kind, tick, free: text, field: { ...text, visibleWhen } };
    expect(await claims(properties)).toEqual([]);
  });

  it('are reported when they always hold', async () => {
    const always = { not: { '/kind': { const: 'c' } } };
    expect(await claims({ kind, field: { ...text, visibleWhen: always } })).toEqual([
      'always-holds schema.json/properties/field/visibleWhen: This condition always holds',
    ]);
  });

  it('are checked under the condition of their field', async () => {
    const field = {
      ...text,
      visibleWhen: { '/kind': { const: 'b' } },
      rules: [{ when: { '/kind': { const: 'a' } }, digitsOnly: true }],
    };
    expect(await claims({ kind, field })).toEqual([
      'never-holds schema.json/properties/field/rules: The rule "digitsOnly" of /field never applies',
    ]);
  });

  it('name the affected required field, step, option, fee line or signature', async () => {
    const never = { '/kind': { const: 'c' } };
    const properties = {
      kind,
      field: { ...text, visibleWhen: never },
      choice: { enum: ['x', 'y'], optionsWhen: { x: never } },
      more: text,
    };
    const manifest = {
      steps: [
        { id: 'one', fields: ['/kind', '/field', '/choice'] },
        { id: 'two', fields: ['/more'], when: never },
      ],
      signatures: [{ id: 'sign', holder: 'personal', when: never }],
      payment: { required: true, items: [{ id: 'fee', when: never, unitPrice: '1.00' }] },
      submissionType: [branch(never, 'ALLOW_ESUBM'), branch(undefined, 'OFFLINE_SUBM')],
    };
    const found = await claims(properties, { manifest, schema: { required: ['field'] } });
    expect(found.map((each) => each.split(': ')[1]).sort()).toEqual([
      '/field is required and can never be shown',
      'The entry "ALLOW_ESUBM" can never apply',
      'The fee line "fee" is never charged',
      'The option "x" is never offered',
      'The signature "sign" is never requested',
      'The step "two" can never be reached',
    ]);
  });
});

describe('proveForm: conditions within expressions', () => {
  const never = { '/kind': { const: 'c' } };
  const always = { not: never };
  const computed = (of: unknown) => ({ ...text, computed: of as JsonObject });
  const choose = (when: object, value: unknown, otherwise: unknown) => ({
    if: when,
    ...branch(undefined, value),
    else: otherwise,
  });

  it.each([
    ['/if', choose(never, 'x', 'y'), 'never'],
    ['/else/if', choose({ '/kind': { const: 'a' } }, 'x', choose(never, 'y', 'z')), 'never'],
    [
      '/then/if',
      choose({ '/kind': { const: 'a' } }, choose({ '/kind': {} }, 'x', 'y'), 'z'),
      'always',
    ],
    ['/where', { count: '/rows', where: { part: { const: 'q' } } }, 'never'],
    [
      '/where',
      { first: '/rows', where: { not: { part: { const: 'q' } } }, value: 'part' },
      'always',
    ],
    ['/of/if', { sum: '/rows', of: choose(always, 1, 2) }, 'always'],
    ['/concat/1/if', { concat: ['x', choose(never, 'y', 'z')] }, 'never'],
    ['/lookup/if', { lookup: choose(never, 'x', 'y'), in: { x: '1' } }, 'never'],
  ])('are checked in their own branch: %s of %j', async (at, of, what) => {
    const part = { type: 'string', enum: ['p', 'o'] };
    const rows = { type: 'array', maxItems: 4, items: { type: 'object', properties: { part } } };
    const found = await claims({ kind, rows, field: computed(of) });
    expect(found.map((each) => each.split(': ')[0])).toEqual([
      `${what}-holds schema.json/properties/field/computed${at}`,
    ]);
  });

  it('are checked in the fee, in the choices of a signature and in the export', async () => {
    const price = choose(never, '1.00', '2.00');
    const manifest = {
      payment: { required: true, items: [{ id: 'fee', unitPrice: price, quantity: price }] },
      signatures: [
        {
          id: 'sign',
          holder: 'personal',
          disabled: [branch(never, true), branch(undefined, false)],
          name: [branch(never, '/field')],
        },
      ],
      export: { one: price, rows: { each: '/rows', as: { two: price } } },
    };
    const part = { type: 'string', enum: ['p', 'o'] };
    const rows = { type: 'array', maxItems: 4, items: { type: 'object', properties: { part } } };
    const found = await claims({ kind, rows, field: text }, { manifest });
    expect(found.map((each) => each.split(': ')[0]).sort()).toEqual([
      'never-holds manifest.json/export/one/if',
      'never-holds manifest.json/export/rows/as/two/if',
      'never-holds manifest.json/payment/items/0/quantity/if',
      'never-holds manifest.json/payment/items/0/unitPrice/if',
      'never-holds manifest.json/signatures/0/disabled/0/when',
      'never-holds manifest.json/signatures/0/name/0/when',
    ]);
  });
});
