import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { checkLayout } from '../../../../server/forms/check/layoutHints.ts';
import { makeFiles, makeForm } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';

/** Returns checkboxes with names that start with the given letter. */
const ticks = (letter: string, count: number): JsonObject =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${letter}${index}`, { type: 'boolean' }]),
  );
const group = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

/** Returns the codes of the hints for a form with these properties in one step. */
async function hints(properties: JsonObject) {
  const { plan } = await makeForm(properties);
  return checkLayout(plan).map(({ code }) => code);
}

describe('checkLayout: a step of more than fifteen fields', () => {
  it('reports one group without subgroups', async () => {
    expect(await hints({ all: group(ticks('a', 15)) })).toEqual([]);
    expect(await hints({ all: group(ticks('a', 16)) })).toEqual(['long-step']);
  });

  it('reports a step with nearly all fields in one group', async () => {
    const all = group({ ...ticks('a', 12), part: group(ticks('b', 4)) });
    expect(await hints({ all })).toEqual(['long-step']);
  });

  it('reports nothing for groups with separate headings', async () => {
    const all = group({ first: group(ticks('a', 8)), second: group(ticks('b', 8)) });
    expect(await hints({ all })).toEqual([]);
  });
});

describe('checkLayout: a box of several lines', () => {
  const boxes = async (text: JsonObject, isReleased = false) => {
    const ui = { a: { 'ui:widget': 'textarea', 'ui:options': { autocomplete: 'off' } } };
    const files = makeFiles({ a: { type: 'string', maxChars: 30, ...text } });
    const { plan } = await loadForm({ ...files, ui });
    return checkLayout(plan, isReleased).map(({ code, pointer }) => `${code} ${pointer}`);
  };

  it('reports a text that loses line breaks', async () => {
    expect(await boxes({})).toEqual(['textarea-without-multiline /properties/a']);
    expect(await boxes({ multiline: true })).toEqual([]);
  });

  it('reports nothing for a released version, whose data must not change', async () => {
    expect(await boxes({}, true)).toEqual([]);
  });
});
