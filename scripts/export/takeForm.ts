import { takeSubmission } from './takeSubmission.ts';
import type { Source } from './withSource.ts';

/** The submissions of a form that an operator requests. */
export interface FormWish {
  readonly formCode: string;
  /** An instant (ISO 8601 with offset): only submissions from this instant on. */
  readonly since?: string | undefined;
  /** The absolute path of an existing folder. */
  readonly folder: string;
  /** Whether to export submissions again that were exported before. */
  readonly isAgain: boolean;
}

/**
 * Exports the submissions of a form one by one. It skips a submission that cannot be exported now;
 * the submission gets no mark, so the next run tries it again.
 *
 * @param say receives a line about each submission
 * @returns the numbers of exported and of failed submissions
 * @throws {Error} with one sentence when the list is unavailable
 */
export async function takeForm(
  source: Source,
  wish: FormWish,
  say: (line: string) => void,
): Promise<{ readonly taken: number; readonly failed: number }> {
  const { folder, isAgain } = wish;
  let taken = 0;
  let failed = 0;
  for await (const reference of referencesOf(source, wish)) {
    try {
      const [line = ''] = await takeSubmission(source, { reference, folder, isAgain });
      say(line);
      taken += 1;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      failed += 1;
    }
  }
  return { taken, failed };
}

/**
 * Yields reference numbers. Requests each page after the submissions of the page before are
 * exported.
 */
async function* referencesOf({ desk }: Source, { formCode, since, isAgain }: FormWish) {
  for (let after: string | undefined; ; ) {
    const order = { order: 'export:list', formCode, since, isAgain, after } as const;
    const { references, lines } = await desk(order);
    if (!references) throw new Error(lines.join('\n'));
    yield* references;
    after = references.at(-1);
    if (after === undefined) return;
  }
}
