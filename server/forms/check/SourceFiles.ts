import { type JsonSource, readJsonSource } from '../source/JsonSource.ts';
import type { Finding } from './Finding.ts';

/** A fault without its position. */
export type PartialFinding = Pick<Finding, 'code' | 'message' | 'remedy' | 'severity' | 'subject'>;

/** The source text of a form's JSON files, which gives the position of a fault at a pointer. */
export class SourceFiles {
  readonly #files = new Map<string, JsonSource>();
  readonly #missing: string[] = [];
  readonly #shown: (file: string) => string;

  /** @param shown returns the path of a file for findings, from its name `forms/LREAL1/ui.json` */
  constructor(shown: (file: string) => string) {
    this.#shown = shown;
  }

  add(file: string, text: string): void {
    this.#files.set(file, readJsonSource(text));
  }

  /** Adds files that were already parsed. */
  addRead(files: ReadonlyMap<string, JsonSource>): void {
    for (const [file, source] of files) this.#files.set(file, source);
  }

  addMissing(file: string): void {
    this.#missing.push(file);
  }

  names(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Returns the parsed content; `undefined` for a missing or unreadable file. */
  valueOf(file: string): unknown {
    return this.#files.get(file)?.value;
  }

  /** Returns findings for missing files, syntax errors and duplicate keys. */
  faults(): readonly Finding[] {
    const missing = this.#missing.map((file) => {
      const remedy = 'Add it; `npm run forms:new -- CODE` shows what it holds.';
      return this.findingAt(file, '', {
        code: 'missing-file',
        message: 'The file is missing',
        remedy,
        severity: 'error',
      });
    });
    return [...missing, ...this.syntaxFaults()];
  }

  /** Returns findings for syntax errors and duplicate keys. */
  syntaxFaults(): readonly Finding[] {
    return [...this.#files].flatMap(([file, { faults }]) =>
      faults.map(({ code, message, place }) => {
        const remedy = REMEDIES[code];
        return {
          file: this.#shown(file),
          ...place,
          severity: 'error',
          code,
          message,
          remedy,
        } as const;
      }),
    );
  }

  /** Creates the finding of a fault at its position. */
  findingAt(file: string, pointer: string, fault: PartialFinding, what?: 'key' | 'value'): Finding {
    const place = this.#files.get(file)?.placeOf(pointer, what) ?? { line: 1, column: 1 };
    const { code, message, remedy, severity, subject } = fault;
    const named = subject === undefined ? {} : { subject };
    return { file: this.#shown(file), ...place, severity, code, message, remedy, ...named };
  }
}

const REMEDIES = {
  'json-encoding': 'Save it as UTF-8 without byte order mark, and look for lost characters.',
  'json-syntax':
    'Plain JSON: double quotes, a comma between entries and none after the last, no remarks.',
  'json-depth': 'Remove levels, or name parts of a schema under "$defs" and refer to them.',
  'duplicate-key': 'Remove one of the two.',
} as const;
