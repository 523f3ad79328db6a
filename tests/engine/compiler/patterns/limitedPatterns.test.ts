import { describe, expect, it } from 'vitest';
import {
  limitedPatterns,
  limitedPrograms,
  patternsIn,
  withoutSlowPatterns,
} from '../../../../engine/compiler/patterns/limitedPatterns.ts';

const isSlow = (pattern: string) => pattern !== '^ok$';

describe('patternsIn()', () => {
  it('finds patterns and patterns of names, and no field that is called pattern', () => {
    const schema = {
      properties: { pattern: { pattern: '^a$' } },
      patternProperties: { '^b$': { not: { pattern: '^c$' } } },
      anyOf: [{ pattern: '^d$' }],
    };
    expect(patternsIn(schema)).toEqual(['^a$', '^b$', '^c$', '^d$']);
  });
});

describe('limitedPrograms()', () => {
  it('compiles each slow pattern once', () => {
    const schemas = [
      { pattern: '^ok$' },
      { pattern: '^x$' },
      { pattern: '^x$' },
      { pattern: '(?i:a)' },
    ];
    const programs = limitedPrograms(schemas, isSlow);
    expect([...programs.keys()]).toEqual(['^x$', '(?i:a)']);
    expect(programs.get('(?i:a)')).toBeNull();
  });
});

describe('limitedPatterns()', () => {
  it.each([
    ['^(a+)+$', undefined],
    ['(?i:a)', 'unsupported'],
    ['^(?!x)a$', 'condition'],
    ['^(a)\\1$', 'condition'],
    ['^[a-z]{200}$', 'condition'],
  ])('T-25: evaluates %s in a condition: %s', (pattern, refusal) => {
    const programs = limitedPrograms([{ pattern }], isSlow);
    expect(limitedPatterns(programs, programs)[0]?.refusal).toBe(refusal);
    const elsewhere = refusal === 'condition' ? undefined : refusal;
    expect(limitedPatterns(programs, new Set())[0]?.refusal).toBe(elsewhere);
  });
});

describe('withoutSlowPatterns()', () => {
  it('removes slow patterns and keeps proved ones', () => {
    const schema = { items: [{ pattern: '^x$' }, { pattern: '^ok$' }] };
    expect(withoutSlowPatterns(schema, isSlow)).toEqual({ items: [{}, { pattern: '^ok$' }] });
  });

  it('keeps the schema of names under a slow pattern', () => {
    const text = { type: 'string' };
    const named = { patternProperties: { '^x$': text, '^ok$': true }, additionalProperties: false };
    expect(withoutSlowPatterns(named, isSlow)).toEqual({
      patternProperties: { '^ok$': true },
      additionalProperties: text,
    });
    const open = { patternProperties: { '^x$': text }, additionalProperties: { type: 'number' } };
    expect(withoutSlowPatterns(open, isSlow)).toEqual({
      patternProperties: {},
      additionalProperties: { type: 'number' },
    });
  });
});
