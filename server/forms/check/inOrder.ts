import { type Finding, linkOf } from './Finding.ts';

/**
 * Sorts findings by cause. Files come in the order in which they build on each other: schema,
 * manifest, layout, texts, templates, samples; within a file findings are sorted by position. A
 * finding that follows from another comes directly after it, and names its place in `follows`.
 */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const sorted = findings.map(withoutCause).sort(compare);
  const causes = sorted.filter((each) => isCause(each, sorted));
  return causes.flatMap((cause) => [
    cause,
    ...sorted
      .filter((each) => !causes.includes(each) && causeOf(each, causes) === cause)
      .map((each) => ({ ...each, follows: linkOf(cause) })),
  ]);
}

function withoutCause({ follows: _, ...finding }: Finding): Finding {
  return finding;
}

function compare(a: Finding, b: Finding): number {
  return (
    rankOf(a.file) - rankOf(b.file) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    a.severity.localeCompare(b.severity)
  );
}

const FILES = [
  /^(?!forms\/)schemas\//,
  /\/schema\.json$/,
  /\/manifest\.json$/,
  /\/ui\.json$/,
  /\/locales\/[^/]+$/,
  /\/documents\/[^/]+$/,
  /\/samples\/[^/]+$/,
];

/** Returns the rank of a file among those of a form; the folder itself comes first. */
function rankOf(file: string): number {
  return FILES.findIndex((pattern) => pattern.test(file));
}

/** Checks whether no other finding causes this one. */
function isCause(finding: Finding, sorted: readonly Finding[]): boolean {
  return causeOf(finding, sorted) === finding;
}

/**
 * Returns the finding that causes a finding, or the finding itself. A misspelt key causes the
 * missing key; a wrong name of a field causes the findings about the field and its parts. Otherwise
 * the first finding about a thing is the cause of the others.
 */
function causeOf(finding: Finding, sorted: readonly Finding[]): Finding {
  const { subject } = finding;
  if (subject === undefined) return finding;
  const alike = sorted.filter((each) => isAbout(each, finding));
  return alike.find(({ code }) => !EFFECTS.includes(code)) ?? finding;
}

/** Codes of findings that a wrong name elsewhere can cause. */
const EFFECTS = ['missing-key', 'field-in-no-step', 'missing-text'];

function isAbout(cause: Finding, finding: Finding): boolean {
  const { subject } = cause;
  if (subject === undefined || finding.subject === undefined) return false;
  if (SINGLE.includes(cause.code) && cause.file !== finding.file) return false;
  if (SINGLE.includes(cause.code) !== SINGLE.includes(finding.code)) return false;
  return finding.subject === subject || finding.subject.startsWith(`${subject}/`);
}

/** Codes whose subject is the pointer of a key in their own file. */
const SINGLE = ['unknown-key', 'missing-key'];
