import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { checkLayout } from '../../../../server/forms/check/layoutHints.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';

/** So many boxes to tick, by names that begin with a letter of their own. */
const ticks = (letter: string, count: number): JsonObject =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${letter}${index}`, { type: 'boolean' }]),
  );
const group = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

/** Returns the codes of the hints of a form that asks this in one step. */
async function hints(properties: JsonObject) {
  const { plan } = await makeForm(properties);
  return checkLayout(plan).map(({ code }) => code);
}

describe('checkLayout: a step of more than fifteen fields', () => {
  it('is too long when it is one group without parts', async () => {
    expect(await hints({ all: group(ticks('a', 15)) })).toEqual([]);
    expect(await hints({ all: group(ticks('a', 16)) })).toEqual(['long-step']);
  });

  it('is too long when one part holds nearly all', async () => {
    const all = group({ ...ticks('a', 12), part: group(ticks('b', 4)) });
    expect(await hints({ all })).toEqual(['long-step']);
  });

  it('is not when groups part it under headings of their own', async () => {
    const all = group({ first: group(ticks('a', 8)), second: group(ticks('b', 8)) });
    expect(await hints({ all })).toEqual([]);
  });
});
