/**
 * What is done before the portal's code has come.
 *
 * `skipIntro` jumps over the terms: where they were not accepted yet (`wizard/acceptance.ts`), the page
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
 * the last button pressed; `app/earlyInput.ts` presses it again.
 */
(() => {
  const remember = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) globalThis.earlyPress.button = button;
  };
  globalThis.earlyPress = { forget: () => removeEventListener('click', remember, true) };
  addEventListener('click', remember, true);
})();
