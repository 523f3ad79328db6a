import { takeSubmission } from './takeSubmission.ts';
import type { Source } from './withSource.ts';

/** Which submissions of a form an operator asks for. */
export interface FormWish {
  readonly formCode: string;
  /** ISO 8601 with offset: handed in then or later. */
  readonly since?: string | undefined;
  /** Absolute path of a folder that exists. */
  readonly folder: string;
  /** Also takes submissions that were taken before. */
  readonly isAgain: boolean;
}

/**
 * Takes the submissions of a form one by one. A submission that cannot be taken now is skipped; it gets no mark,
 * so the next run tries it again.
 *
 * @param say is given a line about each submission
 * @returns how many were taken, and how many were not
 * @throws {Error} in one sentence when the list is not to be had
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

/** Lists reference numbers page by page, while earlier ones are taken. */
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
