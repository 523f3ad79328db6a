import { type Finding, linkOf } from './Finding.ts';

/**
 * Sorts findings by cause. Files come in the order in which they build on each other: schema,
 * manifest, layout, texts, templates, samples; within a file findings are sorted by position. A
 * finding that follows from another comes directly after it, and names its place in `follows`.
 */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const sorted = findings.map(withoutCause).sort(compare);
  const among = new Causes(sorted);
  const causes = sorted.filter((each) => among.causeOf(each) === each);
  const first = new Causes(causes);
  const effects = Map.groupBy(
    sorted.filter((each) => among.causeOf(each) !== each),
    (each) => first.causeOf(each),
  );
  return causes.flatMap((cause) => {
    const follows = linkOf(cause);
    return [cause, ...(effects.get(cause) ?? []).map((each) => ({ ...each, follows }))];
  });
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

/**
 * The findings that may cause others, by what they are about. A form may have thousands of
 * findings, so a cause is looked up and not searched for.
 */
class Causes {
  readonly #ranks = new Map<Finding, number>();
  readonly #first = new Map<string, Finding>();

  constructor(sorted: readonly Finding[]) {
    for (const [rank, finding] of sorted.entries()) {
      const { subject } = finding;
      if (subject === undefined || EFFECTS.includes(finding.code)) continue;
      const key = keyOf(finding, subject);
      if (this.#first.has(key)) continue;
      this.#first.set(key, finding);
      this.#ranks.set(finding, rank);
    }
  }

  /**
   * Returns the finding that causes a finding, or the finding itself. A misspelt key causes the
   * missing key; a wrong name of a field causes the findings about the field and its parts.
   * Otherwise the first finding about a thing is the cause of the others.
   */
  causeOf(finding: Finding): Finding {
    const { subject } = finding;
    if (subject === undefined) return finding;
    const rankOf = (cause: Finding) => this.#ranks.get(cause) ?? 0;
    const parts = subject.split('/');
    const [cause] = parts
      .flatMap((_, at) => this.#first.get(keyOf(finding, parts.slice(0, at + 1).join('/'))) ?? [])
      .sort((one, other) => rankOf(one) - rankOf(other));
    return cause ?? finding;
  }
}

/** Returns the same key for findings about one thing of which one may cause the other. */
function keyOf({ code, file }: Finding, subject: string): string {
  return JSON.stringify([subject, SINGLE.includes(code) && file]);
}

/** Codes of findings that a wrong name elsewhere can cause. */
const EFFECTS = ['missing-key', 'field-in-no-step', 'missing-text'];

/** Codes whose subject is the pointer of a key in their own file. */
const SINGLE = ['unknown-key', 'missing-key'];
