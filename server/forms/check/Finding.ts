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
  /**
   * The thing that is wrong, such as the pattern of a field or the pointer of a key. Findings about
   * one thing have one cause.
   */
  readonly subject?: string;
  /** Place of the finding that causes this one: `forms/LREAL1/schema.json:14:9`. */
  readonly follows?: string;
}

/**
 * Formats a finding as one line for terminals and editors, which turn `file:line:column` into a
 * link.
 *
 * @returns `forms/LREAL1/schema.json:14:9 error unknown-keyword … Remedy: …`
 */
export function lineOf(finding: Finding): string {
  const { severity, code, message, remedy } = finding;
  return `${linkOf(finding)} ${severity} ${code} ${message}. Remedy: ${remedy}`;
}

/** Returns the place of a finding as terminals link it: `forms/LREAL1/schema.json:14:9`. */
export function linkOf({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}
