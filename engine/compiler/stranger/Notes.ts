import type { Diagnostic } from '../FormFiles.ts';
import { type Place, Reporter } from '../Reporter.ts';

/** What was made of a stranger's schema: what was assumed, what was left out, what is refused. */
export class Notes {
  readonly #report = new Reporter();

  /** Something that the schema does not say and that was decided for it. */
  assumed(place: Place, message: string, remedy = REMEDY): void {
    this.#report.inform(place, 'assumed', message, remedy);
  }

  /** A part that no form of the house can hold; the rest is filled in without it. */
  leftOut(place: Place, what: string, remedy: string): void {
    this.#report.warn(place, 'left-out', what, remedy);
  }

  /** Something that is read, but hardly as its author means it. */
  doubted(place: Place, code: string, message: string, remedy: string): void {
    this.#report.warn(place, code, message, remedy);
  }

  /** Something that keeps the folder from being opened at all. */
  refused(place: Place, code: string, message: string, remedy: string): void {
    this.#report.error(place, code, message, remedy);
  }

  all(): readonly Diagnostic[] {
    return this.#report.diagnostics();
  }
}

const REMEDY = 'Nothing, if that is what is meant; otherwise say it in the schema.';
