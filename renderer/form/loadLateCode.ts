import { loadWrittenAnswer } from './LateAnswer.ts';
import { loadLists } from './LateList.tsx';
import { loadLateWidgets } from './LateWidget.tsx';
import { lateCodeCame, lateCodeWanted } from './lateCodeSignals.ts';
import { whenQuiet } from './whenQuiet.ts';

/**
 * Fetches what comes late and most forms need sooner or later: lists and the rarer widgets, and
 * what writes an answer in words, once.
 *
 * @throws {TypeError} when it cannot be had; ask again later
 */
export async function loadLateCode(): Promise<void> {
  await Promise.all([loadLists(), loadLateWidgets(), loadWrittenAnswer()]);
  lateCodeCame.tell();
}

/**
 * Fetches it in a moment, when the first field can be used, the line is free and nobody types; sooner where
 * it is about to be needed.
 *
 * @returns the way to leave it
 */
export function loadLateCodeSoon(): () => void {
  // What cannot be had now is asked for again where it is needed.
  const load = () => void loadLateCode().catch(() => undefined);
  void lateCodeWanted.happened.then(load);
  return whenQuiet(load);
}
