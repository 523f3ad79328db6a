import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { readCases } from '../../../scripts/conformance/readCases.ts';
import { standardVerdict } from '../../../scripts/conformance/standardVerdict.ts';

describe('standardVerdict()', () => {
  it('follows the keywords of each draft', () => {
    const tuple = { items: [{ type: 'string' }] };
    expect(standardVerdict('draft-07', tuple, ['a'])).toBe(true);
    expect(standardVerdict('draft-07', tuple, [1])).toBe(false);
    expect(standardVerdict('2020-12', { prefixItems: [{ type: 'string' }] }, [1])).toBe(false);
  });

  // Ajv reads `contains` next to `unevaluatedItems`, some references, and decimals in another way,
  // and has no schemas of other files.
  const OTHERWISE =
    /contains|remote|JavaScript|siblings are ignored|inside a value of enum|small float/;

  it.each(['draft-07', '2020-12'])('agrees with the written verdicts of %s', (draft) => {
    const cases = readCases().filter(
      (each) =>
        each.draft === draft && !OTHERWISE.test(each.title) && each.keyword !== '$dynamicRef',
    );
    expect(cases.length).toBeGreaterThan(200);
    const unlike = cases.flatMap(({ draft, keyword, title, schema, values }) =>
      values
        .filter(({ value, isValid }) => {
          return standardVerdict(draft, schema as JsonObject | boolean, value) !== isValid;
        })
        .map(({ value }) => `${keyword}, ${title}: ${JSON.stringify(value)}`),
    );
    expect(unlike).toEqual([]);
  });
});
