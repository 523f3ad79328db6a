import { describe, expect, it } from 'vitest';
import { passedTitles } from '../../../scripts/test/reports.ts';

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
