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
