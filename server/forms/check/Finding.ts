import type { Place } from '../source/JsonSource.ts';

/** A message about a form folder, with its file, line and column. */
export interface Finding extends Place {
  /** Path of the file as given on the command line: `forms/LREAL1/schema.json`. */
  readonly file: string;
  /** `info`: nothing is wrong; the compiler chose a default that the author did not set. */
  readonly severity: 'error' | 'warning' | 'info';
  /** Stable name of the fault: `unknown-keyword`. */
  readonly code: string;
  readonly message: string;
  /** The action that the author must take next. */
  readonly remedy: string;
}

/**
 * Formats a finding as one line for terminals and editors, which turn `file:line:column` into a
 * link.
 *
 * @returns `forms/LREAL1/schema.json:14:9 error unknown-keyword … Remedy: …`
 */
export function lineOf(finding: Finding): string {
  const { file, line, column, severity, code, message, remedy } = finding;
  return `${file}:${line}:${column} ${severity} ${code} ${message}. Remedy: ${remedy}`;
}

/** Sorts findings by file, then by position, then by severity: error, info, warning. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.severity.localeCompare(b.severity),
  );
}
