import { loadWrittenAnswer } from './LateAnswer.ts';
import { loadLists } from './LateList.tsx';
import { loadLateWidgets } from './LateWidget.tsx';
import { tellLateCodeCame } from './lateCodeCame.ts';
import { whenQuiet } from './whenQuiet.ts';

/**
 * Fetches what comes late and most forms need sooner or later: lists and the rarer widgets, and
 * what writes an answer in words, once.
 *
 * @throws {TypeError} when it cannot be had; ask again later
 */
export async function loadLateCode(): Promise<void> {
  await Promise.all([loadLists(), loadLateWidgets(), loadWrittenAnswer()]);
  tellLateCodeCame();
}

/**
 * Fetches it in a moment, when the first field can be used, the line is free and nobody types.
 *
 * @returns the way to leave it
 */
export function loadLateCodeSoon(): () => void {
  // What cannot be had now is asked for again where it is needed.
  return whenQuiet(() => loadLateCode().catch(() => undefined));
}
