import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCases } from '../../scripts/cases/checkCases.ts';
import { guideCases } from '../../scripts/cases/guideCases.ts';
import { lastTitles } from '../../scripts/cases/lastTitles.ts';
import { ROOT } from '../../scripts/command/run.ts';
import { passedTitles } from '../../scripts/test/reports.ts';

/**
 * Returns the code of all tests without comments. A case has no test title if its id is not in
 * this code.
 */
function codeOfTests(): string {
  return (
    readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('scripts/cases.test.ts'))
      .map((name) => readFileSync(join(ROOT, 'tests', name), 'utf8'))
      .join('\n')
      // Matches only at the start of a line: a text may contain a pattern such as `/orders/*`.
      .replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '')
      .replaceAll(/^\s*\/\/.*$/gm, '')
  );
}

describe('checkCases: the page of cases', () => {
  it('promise 16: marks exactly the cases without a test as open', () => {
    const { cases, disagreements } = checkCases(guideCases(), codeOfTests().split('\n'));
    expect(cases.length).toBeGreaterThan(150);
    expect(disagreements).toEqual([]);
  });
});

describe('checkCases()', () => {
  const cases = [
    { id: 'T-01', text: 'Amounts.', isOpen: false },
    { id: 'T-02', text: 'Lines. *Open: not yet.*', isOpen: true },
  ];

  it('promise 16: counts only titles with the exact id', () => {
    const titles = ['T-01: refuses it', 'T-011: another', 'XT-01', 'T-01, T-03: two'];
    const { cases: counted, open } = checkCases(cases, titles);
    expect(counted.map(({ tests }) => tests)).toEqual([2, 0]);
    expect(open).toEqual(['T-02']);
  });

  it('promise 16: reports the differences between the page and the tests', () => {
    expect(checkCases(cases, ['T-01', 'T-02']).disagreements).toEqual([
      expect.stringContaining('T-02 is open in stories/guide/Cases.mdx, but 1 passed'),
    ]);
    expect(checkCases(cases, []).disagreements).toEqual([
      expect.stringContaining('T-01 has no passed test'),
    ]);
  });
});

describe('passedTitles()', () => {
  it('promise 16: returns passed tests of Vitest, but no failed or skipped ones', () => {
    const test = (fullName: string, status: string) => ({ fullName, title: fullName, status });
    const assertionResults = [
      test('T-01', 'passed'),
      test('T-02', 'failed'),
      test('T-03', 'pending'),
    ];
    expect(passedTitles({ testResults: [{ status: 'failed', assertionResults }] })).toEqual([
      ' T-01',
    ]);
  });

  it('promise 16: returns passed Playwright tests, but no skipped or flaky ones', () => {
    const spec = (title: string, status: string, ...results: readonly string[]) => ({
      title,
      ok: true,
      tests: [{ status, results: results.map((each) => ({ status: each })) }],
    });
    const specs = [
      spec('T-01', 'expected', 'passed'),
      spec('T-02', 'skipped', 'skipped'),
      spec('T-03', 'flaky', 'failed', 'passed'),
      spec('T-04', 'expected', 'failed'),
      spec('T-05', 'unexpected', 'failed'),
    ];
    expect(passedTitles({ suites: [{ title: 'a.spec.ts', specs }] })).toEqual([' a.spec.ts T-01']);
  });
});

describe('lastTitles()', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landform-reports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('promise 16: reports missing reports, and reports that are older than the sources', () => {
    const report = {
      testResults: [{ assertionResults: [{ fullName: 'T-01', status: 'passed' }] }],
    };
    for (const suite of ['unit', 'portal']) {
      writeFileSync(join(folder, `${suite}.json`), JSON.stringify(report));
    }
    utimesSync(join(folder, 'portal.json'), 0, 0);
    const { titles, doubts } = lastTitles(folder);
    expect(titles).toHaveLength(2);
    expect(doubts).toContain('The report of portal is older than the sources');
    expect(doubts).toContain('There is no report of e2e: run npm test -- e2e');
    expect(doubts.join()).not.toContain('unit');
  });
});
