import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { proveForm } from '../../../engine/prover/proveForm.ts';
import { branch, claims } from '../support/claims.ts';
import { makeForm, NOW } from '../support/makeForm.ts';

const kind = { type: 'string', enum: ['x', 'y'] };
const tick = { type: 'boolean' };
const date = { type: 'string', hkDate: true };
const ticks = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } };

const reported = async (field: JsonObject) => (await claims({ kind, field })).join();

describe('proveForm: a value from the form', () => {
  it.each<[JsonObject, string]>([
    [{ ...kind, default: 'zz' }, '"zz", which is not one of its options'],
    [{ ...kind, initial: 'zz' }, '"zz", which is not one of its options'],
    [{ ...kind, computed: 'zz' }, '"zz", which is not one of its options'],
    [{ ...ticks, default: 'zz' }, '"zz", which is not one of its options'],
    [{ ...date, initial: 'nope' }, '"nope", which its rule "hkDate" refuses'],
    [{ ...tick, default: 'yes' }, '"yes", which is not a valid checkbox'],
    [{ type: 'integer', default: 'x' }, '"x", which is not a valid number'],
    [{ type: 'integer', default: 1.5 }, '1.5, which its rule "type" refuses'],
    [{ type: 'string', maxChars: 2, default: 'toolong' }, '"toolong", which its rule "maxChars"'],
    [{ type: 'string', pattern: '^a', default: 'b' }, '"b", which its rule "pattern" refuses'],
    [{ type: 'string', maxChars: 2, default: false }, 'false, which is not a valid text'],
    [
      { ...kind, computed: { if: { '/kind': { const: 'x' } }, ...branch(undefined, 'zz') } },
      '"zz", which is not one of its options',
    ],
    [
      { ...kind, computed: { lookup: '/kind', in: { x: 'y', y: 'zz' } } },
      '"zz", which is not one of its options',
    ],
  ])('is reported when its own field refuses it: %j', async (field, message) => {
    const found = await reported(field);
    expect(found).toContain(`/field is given ${message}`);
    expect(found).toMatch(
      /^impossible-value schema.json\/properties\/field\/(?:initial|computed): /,
    );
  });

  it.each<JsonObject>([
    { ...kind, default: 'x' },
    { ...ticks, initial: 'x' },
    { ...date, initial: { today: true } },
    { ...date, initial: '1/1/2026' },
    { ...tick, default: true },
    { ...tick, default: false },
    { type: 'integer', default: 1 },
    { type: 'integer', default: '1' },
    { type: 'string', amount: true, default: '1,234.5' },
    { type: 'string', maxChars: 2, default: '' },
    { type: 'string', rules: [{ maxChars: 2, severity: 'warning' }], default: 'long' },
    { ...kind, computed: { lookup: '/kind', in: { x: 'y', y: 'x', z: 'zz' } } },
  ])('is accepted when an applicant could also enter it: %j', async (field) => {
    expect(await reported(field)).toBe('');
  });

  it('is not reported in an external schema', async () => {
    const { plan, validator } = await makeForm({ field: { ...kind, default: 'zz' } });
    expect(proveForm(plan, validator, NOW)).toHaveLength(1);
    expect(proveForm(plan, validator, NOW, true)).toEqual([]);
  });
});
