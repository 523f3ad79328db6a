/**
 * What is done before the portal's code has come.
 *
 * `skipIntro` jumps over the terms: where they were not accepted yet (`browser/acceptance.ts`), the page
 * that begins with them is asked for instead, before the other one is seen.
 */
(() => {
  const address = new URL(location.href);
  if (address.searchParams.get('skipIntro') !== 'true') return;
  try {
    if (localStorage.getItem('acceptTC')) return;
  } catch {
    // Storage is refused, so nothing is remembered.
  }
  address.searchParams.delete('skipIntro');
  location.replace(address);
})();

/**
 * A page that was drawn beforehand can be pressed before the portal's code has come. This remembers
 * the last button pressed; `app/preHydrationInput.ts` presses it again. The browser's Back is a button, too: after
 * a reload it leads to a step of before; `wizard/state/useStepHistory.ts` goes on from there. And it knows the box in
 * which an input method is at work: a value that is written there would end it.
 */
(() => {
  const remember = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) globalThis.earlyPress.button = button;
  };
  let hasGoneBack = false;
  // A step of before has a name; the link to the main content moves in the history, too, and has none.
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
