import { describe, expect, it } from 'vitest';
import { formOf, notesOf, TEXT } from '../../../engine/support/externalForm.ts';

const refusedBy = (data: Record<string, unknown>, form: Awaited<ReturnType<typeof formOf>>) => {
  try {
    return form.evaluate(data).errors.length > 0;
  } catch (error) {
    return error instanceof Error && error.name === 'WrongShapeError';
  }
};
const F = { $defs: { f: false } };

describe('a schema that accepts no value', () => {
  it.each([
    ['allOf with false', { allOf: [true, false] }],
    ['a reference to false', { $ref: '#/$defs/f' }],
    ['a nested allOf', { type: 'string', allOf: [{ allOf: [false] }] }],
  ])('gives a form that refuses its property: %s', async (_, a) => {
    const form = await formOf({ a, b: TEXT }, F);
    expect([refusedBy({ a: 'x' }, form), refusedBy({ b: 'x' }, form)]).toEqual([true, false]);
  });

  it('is reported when its property is required', () => {
    const found = notesOf({ type: 'object', properties: { a: false, b: TEXT }, required: ['a'] });
    expect(found.join('\n')).toContain(
      '"a" accepts no value and is left out, though it is required',
    );
  });

  it('is refused as the schema of a form', () => {
    const found = notesOf({ type: 'object', properties: { b: TEXT }, allOf: [false] });
    expect(found).toContain('error  No answers satisfy this schema');
  });

  it('as a condition selects `else`', async () => {
    const branches = { if: false, then: { required: ['a'] }, else: { required: ['b'] } };
    const form = await formOf({ a: TEXT, b: TEXT }, branches);
    expect([refusedBy({ b: 'x' }, form), refusedBy({ a: 'x' }, form)]).toEqual([false, true]);
  });

  it.each([
    ['additionalProperties', { properties: { b: TEXT }, additionalProperties: false }],
    ['unevaluatedProperties', { properties: { b: TEXT }, unevaluatedProperties: false }],
  ])('is that of a property which %s of a neighbour does not list', async (_, closed) => {
    const form = await formOf({ a: TEXT }, { $ref: '#/$defs/d', $defs: { d: closed } });
    expect([refusedBy({ a: 'x' }, form), refusedBy({ b: 'x' }, form)]).toEqual([true, false]);
  });
});
