import type { Diagnostic } from './FormFiles.ts';

/** A position in the files of a form. */
export interface Place {
  readonly file: string;
  /** JSON Pointer. */
  readonly pointer: string;
}

/** Collects diagnostics during a compilation. The same fault at the same place counts once. */
export class Reporter {
  readonly #diagnostics = new Map<string, Diagnostic>();

  /**
   * Reports a fault that prevents the compilation of the form.
   *
   * @param subject the thing that is wrong, such as the pattern of a field: the diagnostics about one
   *   thing have one cause
   */
  error(place: Place, code: string, message: string, remedy: string, subject?: string): void {
    const named = subject === undefined ? {} : { subject };
    this.#add({ ...place, code, message, remedy, severity: 'error', ...named });
  }

  /** Reports something that compiles but is probably a mistake. */
  warn(place: Place, code: string, message: string, remedy: string): void {
    this.#add({ ...place, code, message, remedy, severity: 'warning' });
  }

  /** Reports a decision that the compiler made because the author left it open. */
  inform(place: Place, code: string, message: string, remedy: string): void {
    this.#add({ ...place, code, message, remedy, severity: 'info' });
  }

  /** Adds earlier diagnostics. */
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

/** Returns the place of a property, or of a deeper value, below a place. */
export function within(place: Place, ...names: readonly (string | number)[]): Place {
  const steps = names.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return { file: place.file, pointer: place.pointer + steps.join('') };
}
