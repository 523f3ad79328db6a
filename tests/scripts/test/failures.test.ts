import { expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from '../../../scripts/test/failures.ts';

it('vitestFailures: lists each failed test of Vitest, and a file that failed to load', () => {
  const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const report = {
    testResults: [
      {
        name: '/here/tests/a.test.ts',
        status: 'failed',
        assertionResults: [
          test('adds', 'passed'),
          test('takes away', 'failed', [
            '\u001b[31mError: 1 is not 2\u001b[39m\n    at a.test.ts:3',
          ]),
        ],
      },
      {
        name: '/here/tests/b.test.ts',
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
      { name: '/here/tests/c.test.ts', status: 'passed', assertionResults: [test('is', 'passed')] },
    ],
  };
  expect(vitestFailures(report, '/here')).toEqual([
    'tests/a.test.ts › takes away: Error: 1 is not 2',
    'tests/b.test.ts: no such module',
  ]);
  expect(vitestFailures(undefined, '/here')).toEqual([]);
});

it('playwrightFailures: lists each failed or flaky test of Playwright, at any depth', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'walk.spec.ts',
    tests: [{ status, results: [{}, { error: message ? { message } : undefined }] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('pays', 'unexpected', 'Error: not paid\nlog')],
        suites: [{ specs: [spec('prints', 'flaky', 'Error: once')] }],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    'walk.spec.ts › pays: Error: not paid',
    'walk.spec.ts › prints: Error: once',
  ]);
  expect(playwrightFailures(undefined)).toEqual([]);
});
