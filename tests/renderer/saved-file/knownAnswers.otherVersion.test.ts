import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { knownAnswers } from '../../../renderer/saved-file/knownAnswers.ts';
import { formOf } from '../../engine/support/externalForm.ts';

const NAME: JsonObject = { type: 'string', title: 'Name', maxLength: 20 };
const COLOUR = (...values: readonly string[]): JsonObject => ({ type: 'string', enum: values });
const boxes = (items: JsonObject): JsonObject => ({ type: 'array', uniqueItems: true, items });

/** Loads answers of a file into a form with these properties, and returns the accepted answers. */
async function taken(properties: JsonObject, saved: FormData) {
  const { plan, validator, store } = await formOf(properties);
  const { data, dropped } = knownAnswers(plan.root, saved);
  expect(validator.shape(data), 'the gate refuses nothing as a whole').toBe(true);
  const filled = store(data);
  return { data: filled.data(), dropped, errors: filled.evaluate().errors };
}

describe('knownAnswers: of the same version', () => {
  it.each([
    ['texts', COLOUR('red', 'blue'), 'blue'],
    ['numbers', { type: 'integer', enum: [1, 2, 3] }, 2],
    ['fractions', { type: 'number', enum: [0.5, 1.5] }, 1.5],
    ['zero', { type: 'integer', enum: [0, 1] }, 0],
    ['yes or no', { type: 'boolean', enum: [true, false] }, true],
    ['yes or no, answered no', { type: 'boolean', enum: [true, false] }, false],
    ['several kinds', { enum: ['none', 7, false] }, false],
    ['boxes of texts', boxes(COLOUR('p', 'q', 'r')), ['q', 'r']],
    ['boxes of numbers', boxes({ type: 'integer', enum: [10, 20] }), [20]],
    ['boxes of several kinds', boxes({ enum: ['p', 1, false] }), ['p', false]],
  ])('U-34: keeps an answer with options of %s', async (_, field: JsonObject, answer) => {
    const saved = { name: 'A', answer };
    const { data, dropped } = await taken({ name: NAME, answer: field }, saved);
    expect(data).toEqual(saved);
    expect(dropped).toEqual([]);
  });
});

describe('knownAnswers: of a version with fewer options', () => {
  it.each([
    ['a text', COLOUR('red', 'green'), 'blue'],
    ['a number', { type: 'integer', enum: [1, 2] }, 3],
    ['a number that became a text', COLOUR('1', '2'), 2],
    ['every box that was ticked', boxes(COLOUR('p', 's')), ['q', 'r']],
  ])('B-65: drops and reports only the answer that was %s', async (_, field: JsonObject, gone) => {
    const { data, dropped } = await taken(
      { name: NAME, answer: field },
      { name: 'A', answer: gone },
    );
    expect(data).toEqual({ name: 'A' });
    expect(dropped).toEqual(['/answer']);
  });

  it.each([
    ['texts', boxes(COLOUR('p', 'q')), ['q', 'r'], ['q']],
    ['numbers', boxes({ type: 'integer', enum: [10, 20] }), [20, 30], [20]],
    ['a text twice', boxes(COLOUR('p', 'q')), ['q', 'q'], ['q']],
  ])('B-65: keeps the remaining ticks of %s, and reports the field', async (...row) => {
    const [, field, answer, kept] = row;
    const { data, dropped } = await taken({ name: NAME, answer: field }, { name: 'A', answer });
    expect(data).toEqual({ name: 'A', answer: kept });
    expect(dropped).toEqual(['/answer']);
  });

  it('B-65: drops a row of a single answer, but only the invalid answer of a record', async () => {
    const record: JsonObject = {
      type: 'object',
      properties: { name: NAME, hue: COLOUR('red', 'green') },
    };
    const properties: JsonObject = {
      floors: { type: 'array', items: { type: 'integer' } },
      records: { type: 'array', items: record },
    };
    const { data, dropped } = await taken(properties, {
      floors: [1, 'ground', 3],
      records: [{ name: 'A', hue: 'blue' }, { hue: 'red' }],
    });
    expect(data).toEqual({ floors: [1, 3], records: [{ name: 'A' }, { hue: 'red' }] });
    expect(dropped).toEqual(['/floors/1', '/records/0/hue']);
  });

  const names = (count: number) => Array.from({ length: count }, (_, at) => `N${at}`);
  const LIST: JsonObject = { type: 'array', maxItems: 2, items: NAME };

  it('B-65: keeps rows beyond a lowered limit, and the rule reports them', async () => {
    const { data, dropped, errors } = await taken({ names: LIST }, { names: names(5) });
    expect(data).toEqual({ names: names(5) });
    expect(dropped).toEqual([]);
    expect(errors).toEqual([
      expect.objectContaining({ path: '/names', key: 'validation_maxRecords', args: [2] }),
    ]);
  });

  it('B-65: drops and reports rows beyond the limit of every list', async () => {
    const { data, dropped } = await taken({ names: LIST }, { names: names(502) });
    expect(data).toEqual({ names: names(500) });
    expect(dropped).toEqual(['/names/500', '/names/501']);
  });
});
