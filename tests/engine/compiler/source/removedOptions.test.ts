import { expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { proveForm } from '../../../../engine/prover/proveForm.ts';
import { makeFiles, NOW } from '../../support/makeForm.ts';
import { compile, importSource } from '../../support/readForms.ts';

const maxChars = (kind: JsonObject, most: number) => ({ when: { kind }, maxChars: most });

const identity = {
  schema: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['card', 'company', 'permit', 'none'] },
      number: {
        type: 'string',
        visibleWhen: { kind: { enum: ['card', 'company', 'permit'] } },
        rules: [
          maxChars({ const: 'card' }, 9),
          maxChars({ const: 'company' }, 30),
          maxChars({ enum: ['company', 'permit'] }, 40),
        ],
      },
    },
  },
  locales: {},
};

/**
 * Returns the findings of the compiler and the prover for a form with the block, and the limits of
 * its remaining `maxChars` rules.
 */
async function found(beside: JsonObject, more: JsonObject = {}) {
  const reference = { $ref: 'schemas/defs/identity.schema.json', ...beside };
  const { plan, validatorSource, diagnostics } = compile(makeFiles({ id: reference, ...more }), {
    defs: { identity },
    tables: {},
  } as never);
  if (!plan || validatorSource === undefined) throw new Error(JSON.stringify(diagnostics));
  const [id] = plan.root.children;
  const number = id?.kind === 'group' ? id.children.find(({ key }) => key === 'number') : undefined;
  const claims = proveForm(plan, await importSource(validatorSource), NOW);
  return {
    codes: [...diagnostics, ...claims].map(({ code }) => code),
    limits: number?.rules.filter(({ keyword }) => keyword === 'maxChars').map(({ args }) => args),
  };
}

const narrowed = (...options: readonly string[]) => ({
  properties: { kind: { type: 'string', enum: options } },
});

it('removed options: drops the rules of the block that apply to no other option', async () => {
  expect(await found({})).toEqual({ codes: [], limits: [[9], [30], [40]] });
  expect(await found(narrowed('card', 'permit'))).toEqual({ codes: [], limits: [[9], [40]] });
});

it('removed options: reports a condition or rule of the form for a removed option', async () => {
  const field = { type: 'string', visibleWhen: { '/id/kind': { const: 'company' } } };
  const { codes } = await found(narrowed('card', 'permit'), { field });
  expect(codes).toEqual(['unknown-value', 'never-holds']);
  const number = { type: 'string', rules: [maxChars({ const: 'company' }, 5)] };
  const own = { properties: { ...narrowed('card', 'permit').properties, number } };
  expect((await found(own)).codes).toContain('never-holds');
});
