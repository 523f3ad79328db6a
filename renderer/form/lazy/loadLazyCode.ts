import { lazyCodeLoaded, lazyCodeRequested } from '../preload/lazyCodeSignals.ts';
import { whenQuiet } from '../preload/whenQuiet.ts';
import { loadWrittenAnswer } from '../records/LazyAnswer.ts';
import { loadLists } from './LazyList.tsx';
import { loadLazyWidgets } from './LazyWidget.tsx';

/**
 * Loads the code that most forms need after the first field: lists, the rarer widgets and the code
 * that formats answers. Code that is already loaded is not fetched again.
 *
 * @throws {TypeError} when a request fails; a later call retries
 */
export async function loadLazyCode(): Promise<void> {
  await Promise.all([loadLists(), loadLazyWidgets(), loadWrittenAnswer()]);
  lazyCodeLoaded.send();
}

/**
 * Loads the lazy code once the page is quiet, or earlier when `lazyCodeRequested` is signalled.
 *
 * @returns a function that cancels the wait for a quiet page
 */
export function loadLazyCodeSoon(): () => void {
  // A failed request is repeated by the component that needs the code.
  const load = () => void loadLazyCode().catch(() => undefined);
  void lazyCodeRequested.happened.then(load);
  return whenQuiet(load);
}
