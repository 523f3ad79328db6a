import { describe, expect, it } from 'vitest';
import { passedTitles, playwrightCounts, vitestCounts } from '../../../scripts/test/reports.ts';

describe('passedTitles()', () => {
  it('promise 16: returns passed tests of Vitest, but no failed or skipped ones', () => {
    const test = (fullName: string, status: string) => ({ fullName, title: fullName, status });
    const assertionResults = [
      test('one', 'passed'),
      test('two', 'failed'),
      test('three', 'pending'),
    ];
    expect(passedTitles({ testResults: [{ status: 'failed', assertionResults }] })).toEqual([
      ' one',
    ]);
  });

  it('promise 16: returns passed Playwright tests, but no skipped or flaky ones', () => {
    const spec = (title: string, status: string, ...results: readonly string[]) => ({
      title,
      ok: true,
      tests: [{ status, results: results.map((each) => ({ status: each })) }],
    });
    const specs = [
      spec('one', 'expected', 'passed'),
      spec('two', 'skipped', 'skipped'),
      spec('three', 'flaky', 'failed', 'passed'),
      spec('four', 'expected', 'failed'),
      spec('five', 'unexpected', 'failed'),
    ];
    expect(passedTitles({ suites: [{ title: 'a.spec.ts', specs }] })).toEqual([' a.spec.ts one']);
  });
});

describe('vitestCounts', () => {
  it('counts pending and planned tests as skipped', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 };
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 2, skipped: 4 });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 };
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });
});

describe('playwrightCounts', () => {
  it('counts a test that passed at a second try as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });
});

it.each([[undefined], [null], ['text'], [{ stats: null, numPassedTests: '7' }]])(
  'the counts of both reports are zero for %j',
  (report) => {
    const none = { passed: 0, failed: 0, skipped: 0 };
    expect([vitestCounts(report), playwrightCounts(report)]).toEqual([none, none]);
  },
);
