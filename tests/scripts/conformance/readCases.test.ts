import { describe, expect, it } from 'vitest';
import { readCases } from '../../../scripts/conformance/readCases.ts';

describe('readCases()', () => {
  const cases = readCases();

  it('returns a case once for each of its drafts', () => {
    const drafts = (keyword: string) => [
      ...new Set(cases.filter((each) => each.keyword === keyword).map(({ draft }) => draft)),
    ];
    expect(drafts('maxLength')).toEqual(['draft-07', '2020-12']);
    expect(drafts('dependencies')).toEqual(['draft-07']);
    expect(drafts('unevaluatedItems')).toEqual(['2020-12']);
  });

  it('writes definitions as the draft names them', () => {
    const [first] = cases.filter(({ keyword }) => keyword === '$defs');
    expect(first?.draft).toBe('draft-07');
    expect(Object.keys(Object(first?.schema))).toContain('definitions');
  });
});
