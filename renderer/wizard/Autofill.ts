import type { LoginHandles, LoginReturn } from '#engine';
import { late } from '../app/late.ts';
import type { OpenAutofill } from '../autofill/openAutofill.ts';
import { FieldMarks } from '../form/FieldMarks.ts';
import type { WizardServices } from './WizardServices.ts';

/** Comes when an applicant wants it, or comes back from the identity app. */
const CODE = late(async () => (await import('../autofill/openAutofill.ts')).openAutofill);

/**
 * Filling in with the identity app, as a page knows it before that code has come. A page that is filled in
 * by hand alone fetches none of it.
 */
export class Autofill {
  readonly marks = new FieldMarks();
  #open: OpenAutofill | undefined;
  readonly #listeners = new Set<() => void>();

  /** Returns the open autofill; `undefined` until its code has loaded. */
  readonly get = (): OpenAutofill | undefined => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fills the form in. @throws {TypeError} when the code cannot be fetched */
  async begin(services: WizardServices): Promise<void> {
    (await this.#opened(services)).actor.send({ type: 'begin' });
  }

  /** Goes on after the app has sent the browser back. */
  async comeBack(services: WizardServices, login: LoginReturn): Promise<void> {
    (await this.#opened(services)).actor.send({ type: 'returned', login });
  }

  /** Returns the log-in of the page; `undefined` while nobody is logged in. */
  handles(): LoginHandles | undefined {
    return this.#open?.actor.getSnapshot().context.handles;
  }

  /** Waits until no profile is on its way. */
  async settled(): Promise<void> {
    await this.#open?.settled();
  }

  /** Forgets the log-in and the marks. */
  reset(): void {
    this.#open?.actor.send({ type: 'reset' });
    this.marks.set(new Map());
  }

  async #opened(services: WizardServices): Promise<OpenAutofill> {
    const open = await CODE.load();
    this.#open ??= open(services);
    for (const listener of this.#listeners) listener();
    return this.#open;
  }
}
