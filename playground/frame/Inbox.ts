import type { FormData, Language } from '#engine';
import type { ToFrame } from './FrameMessages.ts';

type Form = Extract<ToFrame, { readonly kind: 'form' }>;

/** Distributes the page's messages to the components of the frame. */
export class Inbox {
  #form: Form | undefined;
  readonly #forms = new Set<() => void>();
  readonly #answers = new Set<(data: FormData) => void>();
  readonly #languages = new Set<(language: Language) => void>();

  /** The newest form; `undefined` before the first one arrives. */
  readonly form = (): Form | undefined => this.#form;

  readonly onForm = (listener: () => void): (() => void) => added(this.#forms, listener);

  readonly onAnswers = (listener: (data: FormData) => void): (() => void) =>
    added(this.#answers, listener);

  readonly onLanguage = (listener: (language: Language) => void): (() => void) =>
    added(this.#languages, listener);

  take(message: ToFrame): void {
    if (message.kind === 'form') {
      this.#form = message;
      for (const listener of this.#forms) listener();
    } else if (message.kind === 'answers') {
      for (const listener of this.#answers) listener(message.data);
    } else {
      for (const listener of this.#languages) listener(message.language);
    }
  }
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
