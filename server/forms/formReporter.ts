import type { FormCatalogue } from '../ports/forms/FormCatalogue.ts';

/** A log for lines about forms. */
type Log = Readonly<Record<Level, (about: object, text: string) => void>>;
type Level = 'info' | 'warn' | 'error';
type Line = readonly [level: Level, about: object, text: string];

/**
 * Creates a function that logs the state of the forms. Each call logs only the changes since the
 * previous call.
 *
 * @returns a function to call after each read of the form folders
 */
export function formReporter(catalogue: FormCatalogue, log: Log): () => void {
  let lastLines: ReadonlySet<string> = new Set();
  let live: readonly string[] = [];
  return () => {
    const codes = catalogue.list().map(({ code }) => code);
    const gone = live.filter((code) => !codes.includes(code));
    const lines = linesOf(catalogue);
    for (const code of gone) log.info({ code }, 'form is gone');
    for (const line of lines) {
      const [level, about, text] = line;
      if (!lastLines.has(JSON.stringify(line))) log[level](about, text);
    }
    lastLines = new Set(lines.map((line) => JSON.stringify(line)));
    live = codes;
  };
}

function linesOf(catalogue: FormCatalogue): readonly Line[] {
  const live = catalogue.list().map(({ code, hash, plan: { version } }): Line => {
    return ['info', { code, version, definition: hash }, 'form is live'];
  });
  const withheld = catalogue.withheld().map((form): Line => ['error', form, 'withheld']);
  const drafts = catalogue
    .drafts()
    .map((form): Line => ['info', form, 'an edited release is served as a draft']);
  const remarks = catalogue
    .remarks()
    .flatMap(({ code, warnings, notes }): readonly Line[] => [
      ...(warnings.length > 0 ? [['warn', { code, warnings }, 'form has warnings'] as const] : []),
      ...(notes.length > 0 ? [['info', { code, notes }, 'form has notes'] as const] : []),
    ]);
  const faults = catalogue.sharedErrors();
  const shared: readonly Line[] =
    faults.length > 0 ? [['error', { faults }, 'shared blocks or tables have faults']] : [];
  const skipped = catalogue
    .skipped()
    .map((fault): Line => ['warn', { fault }, 'a folder is skipped']);
  return [...live, ...withheld, ...drafts, ...remarks, ...shared, ...skipped];
}
