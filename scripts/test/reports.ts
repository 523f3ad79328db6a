/** The numbers of passed, failed and skipped tests of a suite. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Reads the numbers of Vitest's JSON report.
 *
 * @param report the parsed report; any other value counts as no tests
 */
export function vitestCounts(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    // A file that cannot be loaded has no failed test but counts as a failed suite; so does a file
    // with a failed test.
    failed: numberAt(report, 'numFailedTests') || numberAt(report, 'numFailedTestSuites'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

/**
 * Reads the numbers of Playwright's JSON report. A test that passed only at a second try counts as
 * failed: flaky tests are not allowed.
 *
 * @param report the parsed report; any other value counts as no tests
 */
export function playwrightCounts(report: unknown): Counts {
  const stats = isRecord(report) ? report.stats : undefined;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky'),
    skipped: numberAt(stats, 'skipped'),
  };
}

/**
 * Finds the titles of the passed tests in a report of Vitest or Playwright. It excludes tests that
 * were skipped, passed only at a second try, or failed as expected.
 *
 * @param report the parsed report; any other value has no titles
 * @returns each title, after the titles of its parent suites
 */
export function passedTitles(report: unknown, above = ''): string[] {
  if (Array.isArray(report)) return report.flatMap((entry) => passedTitles(entry, above));
  if (!isRecord(report)) return [];
  const own = report.fullName ?? report.title;
  const title = typeof own === 'string' ? `${above} ${own}` : above;
  if (typeof own === 'string' && hasPassed(report)) return [title];
  return Object.values(report).flatMap((value) =>
    typeof value === 'object' ? passedTitles(value, title) : [],
  );
}

/**
 * Checks whether a test passed. Vitest gives a test its status; Playwright gives a spec its tests,
 * and each test its tries.
 */
function hasPassed({ status, tests }: Record<string, unknown>): boolean {
  if (!Array.isArray(tests)) return status === 'passed';
  const ran = tests.filter((test) => !isRecord(test) || test.status !== 'skipped');
  return ran.length > 0 && ran.every(isExpectedPass);
}

function isExpectedPass(test: unknown): boolean {
  if (!isRecord(test) || test.status !== 'expected' || !Array.isArray(test.results)) return false;
  return test.results.some((result) => isRecord(result) && result.status === 'passed');
}

function numberAt(object: unknown, key: string): number {
  const value = isRecord(object) ? object[key] : undefined;
  return typeof value === 'number' ? value : 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
