import type { Diagnostic } from '../../compiler/source/FormFiles.ts';
import { type Place, Reporter } from '../../compiler/source/Reporter.ts';

/** A report on an external schema: assumptions, omissions and refusals. */
export class Notes {
  readonly #report = new Reporter();

  /** Reports a decision for something that the schema does not define. */
  assumed(place: Place, message: string, remedy = REMEDY): void {
    this.#report.inform(place, 'assumed', message, remedy);
  }

  /** Reports a part that no form can represent; the form omits it. */
  leftOut(place: Place, what: string, remedy: string): void {
    this.#report.warn(place, 'left-out', what, remedy);
  }

  /** Reports a part that is accepted but probably does not have the intended effect. */
  doubted(place: Place, code: string, message: string, remedy: string): void {
    this.#report.warn(place, code, message, remedy);
  }

  /** Reports a part that prevents the creation of a form from the folder. */
  refused(place: Place, code: string, message: string, remedy: string): void {
    this.#report.error(place, code, message, remedy);
  }

  all(): readonly Diagnostic[] {
    return this.#report.diagnostics();
  }
}

const REMEDY = 'None, if that is intended; otherwise change the schema.';
