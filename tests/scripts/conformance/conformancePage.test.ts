import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { conformancePage, resultTable } from '../../../scripts/conformance/conformancePage.ts';
import type { Judgement } from '../../../scripts/conformance/judgeCase.ts';
import { placedSchemas } from '../../../scripts/conformance/placedSchemas.ts';
import { readCases } from '../../../scripts/conformance/readCases.ts';

const of = { draft: '2020-12', keyword: 'not', title: 't', schema: {}, values: [] } as const;
const judged = (outcome: Judgement['outcome']): Judgement => ({
  of,
  outcome,
  position: 'field',
  line: '',
});

describe('resultTable()', () => {
  it('counts the outcomes of each keyword and draft', () => {
    const rows = resultTable([judged('right'), judged('right'), judged('wrong')]).split('\n');
    expect(rows.slice(2)).toEqual([
      '| `not` | – | – | – | – | 2 | 0 | 0 | 1 |',
      '| all | – | – | – | – | 2 | 0 | 0 | 1 |',
    ]);
  });
});

describe('conformancePage()', () => {
  it('names the share of the right verdicts', () => {
    expect(conformancePage([judged('right'), judged('wrong')])).toContain('(50 %)');
  });
});

// The whole run takes longer than a unit test may, so this test compares only the numbers of values.
describe('docs/reference/conformance.md', () => {
  const page = readFileSync(join(ROOT, 'docs/reference/conformance.md'), 'utf8');
  const rows = new Map(
    [...page.matchAll(/^\| (?:`(.+)`|(all)) \| (.+) \|$/gm)].map(([, keyword, all, cells]) => [
      keyword ?? all,
      (cells ?? '').split(' | ').map((cell) => Number(cell) || 0),
    ]),
  );
  const cases = readCases();
  const sizeOf = (keyword: string) =>
    cases
      .filter((each) => each.keyword === keyword)
      .flatMap((each) =>
        placedSchemas(each).flatMap(({ answers }) =>
          each.values.filter(({ value }) => answers(value) !== undefined),
        ),
      ).length;

  it('has the number of values of every keyword (npm run conformance)', () => {
    const keywords = [...new Set(cases.map(({ keyword }) => keyword))];
    const written = keywords.map((keyword) => [
      keyword,
      rows.get(keyword)?.reduce((sum, cell) => sum + cell, 0),
    ]);
    expect(written).toEqual(keywords.map((keyword) => [keyword, sizeOf(keyword)]));
  });

  it('has no wrong verdict', () => {
    const all = rows.get('all') ?? [];
    expect([all[3], all[7]]).toEqual([0, 0]);
    expect(all[0]).toBeGreaterThan(800);
  });
});
