import { isSafePattern } from 'redos-detector';
import { describe, expect, it } from 'vitest';
import { FORMATS, type FormFiles } from '#compiler';
import { unsafePatterns } from '../../../../server/forms/check/unsafePatterns.ts';

const files = (schema: object, manifest: object = {}) =>
  ({ code: 'LR999', schema, manifest, ui: {}, locales: {} }) as unknown as FormFiles;

const pointers = (...given: Parameters<typeof files>) =>
  unsafePatterns(files(...given)).map(({ file, pointer }) => `${file} ${pointer}`);

describe('unsafePatterns()', () => {
  it.each([
    ['^[A-Z]{2}\\d{6}$'],
    ['^\\d+(?:\\.\\d{1,2})?$'],
    ['^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$'],
    ['^\\p{Lu}+$'],
  ])('T-25: accepts %s, which runs in linear time', (pattern) => {
    expect(pointers({ properties: { a: { type: 'string', pattern } } })).toEqual([]);
  });

  it.each([['^(a+)+$'], ['(a|aa)*b'], ['\\s+$'], ['^(?:[a-z]+-?)*$']])(
    'T-25: refuses %s, which can take exponential time',
    (pattern) => {
      expect(pointers({ properties: { a: { type: 'string', pattern } } })).toEqual([
        'forms/LR999/schema.json /properties/a/pattern',
      ]);
    },
  );

  it('also checks conditions, and treats a field called pattern as a field', () => {
    const schema = { properties: { pattern: { type: 'string', pattern: '^x$' } } };
    const when = { '/a': { pattern: '^(a+)+$' } };
    expect(pointers(schema, { steps: [{ when }] })).toEqual([
      'forms/LR999/manifest.json /steps/0/when/~1a/pattern',
    ]);
  });

  it('T-25: checks the names in patternProperties, because the applicant chooses keys', () => {
    const patternProperties = { '^(a+)+$': { type: 'integer' }, '^x-': { type: 'string' } };
    expect(pointers({ properties: { m: { type: 'object', patternProperties } } })).toEqual([
      'forms/LR999/schema.json /properties/m/patternProperties/^(a+)+$',
    ]);
  });

  it('T-25: checks the schema of a field that is called properties or patternProperties', () => {
    const field = { type: 'string', pattern: '^(a+)+$' };
    expect(pointers({ properties: { properties: field, patternProperties: field } })).toEqual([
      'forms/LR999/schema.json /properties/properties/pattern',
      'forms/LR999/schema.json /properties/patternProperties/pattern',
    ]);
  });

  it.each(
    Object.entries(FORMATS).flatMap(([name, { patterns = [] }]) =>
      patterns.map((pattern) => [name, pattern]),
    ),
  )('T-25: accepts the linear pattern of the format %s', (_name, pattern) => {
    expect(isSafePattern(pattern, { unicode: true, timeout: 20_000 }).safe).toBe(true);
    expect(pointers({ properties: { a: { type: 'string', pattern } } })).toEqual([]);
  });
});
