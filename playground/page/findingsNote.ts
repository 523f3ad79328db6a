import type { Finding } from '../../server/forms/check/Finding.ts';
import type { PlaygroundTexts } from '../texts/PlaygroundTexts.ts';
import type { TabNote } from './TabList.tsx';

/** Returns the number of errors and warnings. Notes need no action, so they do not count. */
export function findingsNote(
  findings: readonly Finding[],
  texts: Pick<PlaygroundTexts, 'counts'>,
): TabNote {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return { count: errors + warnings, words: texts.counts(errors, warnings) };
}
