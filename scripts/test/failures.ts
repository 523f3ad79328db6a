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
 * Lists the failures of a Vitest run, for the end of a long log.
 *
 * @param report the parsed JSON report, or `undefined`
 * @param root the folder to which file names are relative
 * @returns a line for each failed test, or file that could not be loaded: file, title, and the
 *   error's first line
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
 * Lists the failures of a Playwright run. A test that passed only at a second try counts as failed.
 *
 * @param report the parsed JSON report, or `undefined`
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
