/**
 * Runs before the portal's code loads.
 *
 * `skipIntro` skips the terms. If the terms were not accepted yet (`browser/acceptance.ts`), loads
 * the page that starts with the terms instead, before the other page is visible.
 */
(() => {
  const address = new URL(location.href);
  if (address.searchParams.get('skipIntro') !== 'true') return;
  try {
    if (localStorage.getItem('acceptTC')) return;
  } catch {
    // The browser refuses storage, so no acceptance is stored.
  }
  address.searchParams.delete('skipIntro');
  location.replace(address);
})();

/**
 * Records input on a prerendered page before the portal's code loads:
 *
 * - the last pressed button, which `app/preHydrationInput.ts` presses again
 * - the browser's Back: after a reload it leads to an earlier step, and
 *   `wizard/state/useStepHistory.ts` continues from there
 * - the input in which an input method composes; writing a value would end the composition
 */
(() => {
  const remember = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) globalThis.earlyPress.button = button;
  };
  let hasGoneBack = false;
  // A step's history entry has a `screenId`. The entry of the skip link has no `screenId`.
  const goBack = ({ state }) => {
    hasGoneBack ||= typeof state?.screenId === 'string';
  };
  const compose = ({ type, target }) => {
    globalThis.earlyPress.composing = type === 'compositionstart' ? target : undefined;
  };
  globalThis.earlyPress = {
    forget: () => {
      removeEventListener('click', remember, true);
      removeEventListener('compositionstart', compose, true);
      removeEventListener('compositionend', compose, true);
    },
    takeBack: () => {
      removeEventListener('popstate', goBack);
      const taken = hasGoneBack;
      hasGoneBack = false;
      return taken;
    },
  };
  addEventListener('click', remember, true);
  addEventListener('compositionstart', compose, true);
  addEventListener('compositionend', compose, true);
  addEventListener('popstate', goBack);
})();
