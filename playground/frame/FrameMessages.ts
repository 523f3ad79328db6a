import type { FormData, Language } from '#engine';
import type { PlayedForm } from '../compile/CompileMessages.ts';

/** A message of the page to the frame that shows the form. */
export type ToFrame =
  | {
      readonly kind: 'form';
      readonly form: PlayedForm;
      /** Changes when another folder is opened, which starts with empty answers. */
      readonly run: number;
    }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'answers'; readonly data: FormData };

/** An error in the answers, with its message in the form's language. */
export interface ShownError {
  readonly path: string;
  readonly text: string;
}

/** The answers of the form and their errors. */
export interface Verdict {
  /** Hash of the definition to which the answers belong. */
  readonly hash: string;
  /** The answers as typed. */
  readonly data: FormData;
  /** The answers that would be submitted: without hidden and empty values. */
  readonly submitted: FormData;
  readonly errors: readonly ShownError[];
}

/** A message of the frame to the page. */
export type FromFrame =
  | { readonly kind: 'ready' }
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'language'; readonly language: Language }
  /** The result of `answers`: whether they have the shape of the form. */
  | { readonly kind: 'filled'; readonly fits: boolean }
  | { readonly kind: 'failed'; readonly message: string };

/** Listens to the messages of one window of the same origin. @returns the unsubscribe function */
export function onMessage<Message>(
  from: () => Window | null | undefined,
  listener: (message: Message) => void,
): () => void {
  const take = ({ source, origin, data }: MessageEvent<Message>) => {
    if (source !== null && source === from() && origin === window.location.origin) listener(data);
  };
  window.addEventListener('message', take);
  return () => window.removeEventListener('message', take);
}
