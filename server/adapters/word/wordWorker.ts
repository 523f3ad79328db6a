import type { PaperFields } from '#engine';
import { TemplateError } from '../../word/TemplateError.ts';
import { fillTemplate } from './fillTemplate.ts';

/** A template and its answers. */
export interface WordTask {
  readonly file: Uint8Array;
  readonly answers: PaperFields;
  readonly separator: string;
}

/** The result of a worker. A fault is a value, because errors lose their class between threads. */
export type FilledWord = { readonly docx: Uint8Array } | { readonly fault: string };

/** Fills in one template. Runs in a worker thread, because the library is synchronous. */
export function fill({ file, answers, separator }: WordTask): FilledWord {
  try {
    return { docx: fillTemplate(file, { answers, separator }) };
  } catch (error) {
    // Any other message may quote an answer.
    return { fault: error instanceof TemplateError ? error.message : 'it cannot be filled in' };
  }
}
