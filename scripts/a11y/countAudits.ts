import type { Audit } from '../../tests/e2e/support/audits.ts';
import type { AuditSubject } from './auditOrder.ts';

/** The findings of one subject, in all its languages. */
export interface AuditCount {
  readonly subject: string;
  readonly languages: number;
  readonly screens: number;
  /** The number of different pairs of screen and state. A state is, for example, "with errors". */
  readonly states: number;
  /** The number of checks: each state in each language at each width. */
  readonly checks: number;
  /** The number of elements that violate a rule, counted once in each check. */
  readonly violations: number;
  /** The languages in which the walk did not end or did not start. */
  readonly unfinished: readonly string[];
}

/** Counts the audits of each requested subject; a missing audit counts as unfinished. */
export function countAudits(
  wanted: readonly AuditSubject[],
  audits: readonly Audit[],
): readonly AuditCount[] {
  const subjects = [...new Set(wanted.map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const own = audits.filter((audit) => audit.subject === subject);
    const languages = wanted.filter((each) => each.subject === subject);
    const hasEnded = (language: string) =>
      own.some((audit) => audit.language === language && audit.hasEnded);
    const screens = own.flatMap((audit) => audit.screens);
    return {
      subject,
      languages: languages.length,
      screens: new Set(screens.map(({ screen }) => screen)).size,
      states: new Set(screens.map(({ screen, state }) => `${screen}\n${state}`)).size,
      checks: screens.length,
      violations: screens.reduce(
        (sum, { violations }) => sum + violations.flatMap(({ places }) => places).length,
        0,
      ),
      unfinished: languages.map(({ language }) => language).filter((each) => !hasEnded(each)),
    };
  });
}

/** Checks that each subject was checked, and that its walks ended without violations. */
export function isClean(counts: readonly AuditCount[]): boolean {
  return counts.every(
    ({ violations, unfinished, checks }) =>
      violations === 0 && unfinished.length === 0 && checks > 0,
  );
}

const COLUMNS = ['languages', 'screens', 'states', 'checks', 'violations'] as const;

/** Returns the counts as lines of text, with the total at the end. */
export function tableOf(counts: readonly AuditCount[]): readonly string[] {
  const head = ['subject'.padEnd(10), ...COLUMNS].join('  ');
  const sum = (column: (typeof COLUMNS)[number]) =>
    counts.reduce((total, count) => total + count[column], 0);
  const total = `${'all'.padEnd(10)}  ${cells(sum)}`;
  return [head, ...counts.map(lineOf), total];
}

function lineOf(count: AuditCount): string {
  const note =
    count.unfinished.length > 0 ? `  not to the end: ${count.unfinished.join(', ')}` : '';
  return `${count.subject.padEnd(10)}  ${cells((column) => count[column])}${note}`;
}

function cells(numberIn: (column: (typeof COLUMNS)[number]) => number): string {
  return COLUMNS.map((column) => String(numberIn(column)).padStart(column.length)).join('  ');
}
