import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIELD_NAME } from '../../../engine/constants/fieldName.ts';

const META = 'schemas/meta';
/** Meta-schemas with patterns for names of fields, and how many patterns each has. */
const PATTERNS = {
  'condition.schema.json': 1,
  'form-schema.schema.json': 2,
  'locale.schema.json': 6,
  'manifest.schema.json': 3,
  'rule.schema.json': 1,
  'ui.schema.json': 3,
};

describe('FIELD_NAME', () => {
  it.each([
    ['OwnerType', true],
    ['dist-tags', true],
    ['_id', true],
    ['@type', true],
    ['姓名', true],
    ['2nd', false],
    ['-x', false],
    ['$id', false],
    ['a b', false],
    ['a.b', false],
    ['a/b', false],
    ['ui:order', false],
    ['', false],
  ])('%j: %s', (name, isName) => {
    expect(new RegExp(`^${FIELD_NAME}$`, 'u').test(name)).toBe(isName);
  });

  it('is the pattern of the meta-schemas', () => {
    const written = JSON.stringify(FIELD_NAME).slice(1, -1);
    const found = readdirSync(META).flatMap((file) => {
      const text = readFileSync(`${META}/${file}`, 'utf8');
      const count = text.split('\n').filter((line) => line.includes(written)).length;
      return count === 0 ? [] : [[file, count] as const];
    });
    expect(Object.fromEntries(found)).toEqual(PATTERNS);
  });
});
