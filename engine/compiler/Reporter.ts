import type { Diagnostic } from './FormFiles.ts';

/** Where in the files something stands. */
export interface Place {
  readonly file: string;
  /** JSON Pointer. */
  readonly pointer: string;
}

/** Collects diagnostics while a form is compiled; the same fault at the same place counts once. */
export class Reporter {
  readonly #diagnostics = new Map<string, Diagnostic>();

  /** Something that keeps the form from being compiled. */
  error(place: Place, code: string, message: string, remedy: string): void {
    this.#add({ ...place, code, message, remedy, severity: 'error' });
  }

  /** Something that compiles but is probably not meant. */
  warn(place: Place, code: string, message: string, remedy: string): void {
    this.#add({ ...place, code, message, remedy, severity: 'warning' });
  }

  /** Something that was decided for an author who said nothing of it. */
  inform(place: Place, code: string, message: string, remedy: string): void {
    this.#add({ ...place, code, message, remedy, severity: 'info' });
  }

  /** Takes over what was found before. */
  addAll(diagnostics: readonly Diagnostic[]): void {
    for (const each of diagnostics) this.#add(each);
  }

  hasErrors(): boolean {
    return this.diagnostics().some(({ severity }) => severity === 'error');
  }

  diagnostics(): readonly Diagnostic[] {
    return [...this.#diagnostics.values()];
  }

  #add(diagnostic: Diagnostic): void {
    const { file, pointer, code, message } = diagnostic;
    this.#diagnostics.set(`${file} ${pointer} ${code} ${message}`, diagnostic);
  }
}

/** The place of a property of what stands at a place. */
export function within(place: Place, ...names: readonly (string | number)[]): Place {
  const steps = names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return { file: place.file, pointer: place.pointer + steps.join('') };
}
