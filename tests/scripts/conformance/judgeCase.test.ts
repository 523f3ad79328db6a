import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { judgeCase } from '../../../scripts/conformance/judgeCase.ts';
import { openWorkbench, type Workbench } from '../../../server/forms/compiler/Workbench.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

async function outcomes(schema: Json, value: Json, isValid: boolean) {
  const of = { draft: '2020-12', keyword: 'k', title: 't', schema } as const;
  const judged = await judgeCase(workbench, { ...of, values: [{ value, isValid }] });
  return judged.map(({ position, outcome }) => `${position} ${outcome}`);
}

describe('judgeCase()', () => {
  it.each<[string, Json, Json, boolean, string[]]>([
    ['the verdict of the standard', { minimum: 2 }, 1, false, ['field right']],
    ['a type that the field lacks', { minimum: 2 }, 'a', true, ['field not expressible']],
    ['an empty value', { type: 'string', minLength: 1 }, '', false, ['field not expressible']],
    ['another verdict', { type: 'string' }, 'a', false, ['field wrong']],
    ['a format without a test', { type: 'string', format: 'zz' }, 'a', false, ['field found']],
    ['a schema without a form', { $ref: 'https://example.org/a' }, 1, true, ['field found']],
    [
      'a schema of objects',
      { type: 'object', properties: { a: {} } },
      { a: 'b' },
      true,
      ['field right', 'form right'],
    ],
  ])('%s', async (_, schema, value, isValid, expected) => {
    expect(await outcomes(schema, value, isValid)).toEqual(expected);
  });
});
