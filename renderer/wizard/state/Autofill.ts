import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { autofillMachine, FormStore, LoginHandles, LoginReturn, Texts } from '#engine';
import { FieldMarks } from '../../form-context/FieldMarks.ts';
import type { Lazy } from '../../portal/lazy.ts';

/** A running autofill machine. */
export type AutofillActor = ActorRefFrom<typeof autofillMachine>;

/** The log-ins that started in other tabs of this browser. */
interface LoginsElsewhere {
  readonly isAwaitedElsewhere: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dismiss: () => void;
}

/** The props of the autofill dialogs. */
export interface AutofillDialogsProps {
  readonly autofill: { readonly actor: AutofillActor; readonly shared: LoginsElsewhere };
  /** The wizard. Its session stays active while the applicant uses the app. */
  readonly wizard: { readonly send: (event: { type: 'activity'; now: number }) => void };
}

/** The props of the lines about the filled fields. */
export interface AutofillStatusProps {
  readonly autofill: { readonly actor: AutofillActor };
  readonly services: { readonly store: FormStore };
  readonly texts: Texts;
}

/** The autofill of one page: its machine and its components. */
export interface LoadedAutofill {
  readonly actor: AutofillActor;
  /** Log-ins that started in other tabs of this browser. */
  readonly shared: LoginsElsewhere;
  readonly settled: () => Promise<void>;
  readonly Dialogs: ComponentType<AutofillDialogsProps>;
  readonly Status: ComponentType<AutofillStatusProps>;
}

/**
 * The autofill with the identity app, before and after its code loads. The code loads when the
 * applicant starts autofill or returns from the app.
 */
export class Autofill<Services> {
  readonly marks = new FieldMarks();
  readonly #code: Lazy<(services: Services) => LoadedAutofill>;
  #open: LoadedAutofill | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param code creates the open autofill, once its code has loaded */
  constructor(code: Lazy<(services: Services) => LoadedAutofill>) {
    this.#code = code;
  }

  /** Returns the open autofill; `undefined` until its code has loaded. */
  readonly get = (): LoadedAutofill | undefined => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Starts autofill.
   *
   * @throws {TypeError} when the code cannot be fetched
   */
  async begin(services: Services): Promise<void> {
    (await this.#opened(services)).actor.send({ type: 'begin' });
  }

  /** Continues after the app has redirected the browser back. */
  async comeBack(services: Services, login: LoginReturn): Promise<void> {
    (await this.#opened(services)).actor.send({ type: 'returned', login });
  }

  /** Returns the log-in of the page; `undefined` while nobody is logged in. */
  handles(): LoginHandles | undefined {
    return this.#open?.actor.getSnapshot().context.handles;
  }

  /** Waits until no profile is loading. */
  async settled(): Promise<void> {
    await this.#open?.settled();
  }

  /** Removes the log-in, and the marks of the filled fields. */
  reset(): void {
    this.#open?.actor.send({ type: 'reset' });
    this.marks.set(new Map());
  }

  async #opened(services: Services): Promise<LoadedAutofill> {
    const open = await this.#code.load();
    this.#open ??= open(services);
    for (const listener of this.#listeners) listener();
    return this.#open;
  }
}
