import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/**
 * Tells what failed in a run of Vitest, so that the end of a log says it however long the log is.
 *
 * @param report its parsed JSON report, or nothing where there is none
 * @param root the folder that files are named from
 * @returns a line a failed test, or file that could not be loaded: where, which, and the error's first line
 */
export function vitestFailures(report: unknown, root: string): string[] {
  const { testResults = [] } = (report ?? {}) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const lines = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    return lines.length === 0 && status === 'failed' ? [`${file}: ${firstLine(message)}`] : lines;
  });
}

/**
 * The same of a run of Playwright; a test that passed at a second try counts as failed.
 *
 * @param report its parsed JSON report, or nothing where there is none
 */
export function playwrightFailures(report: unknown): string[] {
  const { suites = [], specs = [] } = (report ?? {}) as PlaywrightSuite;
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error;
        return `${file} › ${title}: ${firstLine(error?.message)}`;
      }),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? '';
}
