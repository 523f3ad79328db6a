import { describe, expect, it } from 'vitest';
import type { FormFiles } from '#compiler';
import {
  limitedPatternFindings,
  unsafePatterns,
} from '../../../../server/forms/check/unsafePatterns.ts';

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
    const field = (pattern: string) => ({ type: 'string', pattern });
    const [properties, patternProperties] = [field('^(a+)+$'), field('^(b+)+$')];
    expect(pointers({ properties: { properties, patternProperties } })).toEqual([
      'forms/LR999/schema.json /properties/properties/pattern',
      'forms/LR999/schema.json /properties/patternProperties/pattern',
    ]);
  });

  it('T-25: reports a pattern once, at the first field, and quotes it', () => {
    const a = { type: 'string', pattern: '^(a+)+$', maxLength: 3 };
    const found = unsafePatterns(files({ properties: { a, b: a } }));
    expect(found).toMatchObject([{ pointer: '/properties/a/pattern', severity: 'error' }]);
    expect(found[0]?.message).toContain('"^(a+)+$"');
  });
});

describe('limitedPatternFindings()', () => {
  const found = (pattern: string, schema: object, refusal?: 'unsupported' | 'condition') =>
    limitedPatternFindings(
      [{ pattern, ...(refusal ? { refusal } : {}) }],
      'schema.json',
      schema,
    ).map(({ pointer, severity, message }) => `${severity} ${pointer} ${message}`);
  const DIGITS = '^[0-9]*-*[0-9]*$';
  const WARNING = `The pattern "${DIGITS}" is not proved to take linear time, so the form matches it in a limited number of steps and refuses an answer that needs more`;

  it('T-25: warns once, where the pattern is defined instead of where it is used', () => {
    const schema = {
      properties: { a: { $ref: '#/$defs/code' }, b: { $ref: '#/$defs/code' } },
      $defs: { code: { type: 'string', pattern: DIGITS }, same: { pattern: DIGITS } },
    };
    expect(found(DIGITS, schema)).toEqual([`warning /$defs/code/pattern ${WARNING}`]);
  });

  it('says nothing of a pattern that maxLength makes harmless everywhere', () => {
    const short = { pattern: DIGITS, maxLength: 12 };
    expect(found(DIGITS, { properties: { a: short } })).toEqual([]);
    const long = { pattern: DIGITS, maxLength: 500 };
    expect(found(DIGITS, { properties: { a: short, b: long } })).toHaveLength(1);
    expect(found('^(a+)+$', { pattern: '^(a+)+$', maxLength: 40 })).toHaveLength(1);
  });

  it('refuses a pattern that the form cannot match in limited time', () => {
    const schema = { properties: { a: { pattern: '(?i:a)', maxLength: 1 } } };
    expect(found('(?i:a)', schema, 'unsupported')).toEqual([
      'error /properties/a/pattern The pattern "(?i:a)" cannot be matched in limited time',
    ]);
    expect(found('(?i:a)', schema, 'condition')[0]).toContain('decides a condition');
  });

  it('shortens a long pattern, and points at the file where none is found', () => {
    const pattern = `^(${'a|'.repeat(200)}b)$`;
    expect(found(pattern, {})[0]).toMatch(/^warning {2}The pattern "\^\((?:a\|)+…" is/);
  });
});
