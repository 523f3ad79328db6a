import { lazyCodeLoaded, lazyCodeRequested } from './lazyCodeSignals.ts';
import { whenQuiet } from './whenQuiet.ts';

/**
 * Runs a function once an element has been visible for a moment without typing and the lazy code is
 * loaded. The function then renders the content after that element. Requests the lazy code at the
 * same time, because that content may need it. Hidden content has no subscriptions: a list that is
 * rendered earlier would still wait for its code when it becomes visible.
 *
 * @returns a function that cancels the call
 */
export function whenVisible(element: Element, call: () => void): (() => void) | undefined {
  // Skips environments without `IntersectionObserver`, for example the server.
  if (!('IntersectionObserver' in globalThis)) return undefined;
  let stopWaiting = () => {};
  let isLeft = false;
  const draw = () => {
    if (!isLeft) call();
  };
  const observer = new IntersectionObserver((entries) => {
    stopWaiting();
    if (!entries.at(-1)?.isIntersecting) return;
    stopWaiting = whenQuiet(() => {
      observer.disconnect();
      lazyCodeRequested.send();
      void lazyCodeLoaded.happened.then(draw);
    }, MOMENT_MS);
  });
  observer.observe(element);
  return () => {
    isLeft = true;
    stopWaiting();
    observer.disconnect();
  };
}

/**
 * How long an element must be visible: longer than the first page hydrates, and shorter than an
 * applicant needs for the last field.
 */
export const MOMENT_MS = 500;
