import { type FormStore, type FormValidator, normaliseLeaf, VALIDATION_DELAY_MS } from '#engine';

/**
 * Validates the changed answers soon after the last key press, but not while a pointer is down. An
 * error that disappears would move the pressed element.
 */
export function checkLater(store: FormStore): void {
  clearTimeout(waiting.get(store));
  waiting.set(
    store,
    setTimeout(() => whenReleased(() => checkNow(store)), delays.get(store) ?? VALIDATION_DELAY_MS),
  );
}

/**
 * Prepares a store for its first change once the browser is idle. A browser without
 * `requestIdleCallback` prepares it on the first change.
 */
export function prepareLater(store: FormStore): void {
  globalThis.requestIdleCallback?.(() => store.prepare());
}

/**
 * Attaches a validator to a store, and prepares the store once the browser is idle. Otherwise the
 * first key press and the first Next would wait for that work.
 */
export function startValidation(store: FormStore, validator: FormValidator): void {
  // Another caller may have attached a validator meanwhile.
  if (store.hasValidator()) return;
  store.validateWith(validator);
  prepareLater(store);
}

/** Sets the delay between the last key press and validation for one store, in ms. */
export function checkAfter(store: FormStore, delayMs: number): void {
  delays.set(store, delayMs);
}

/** Validates at once. */
function checkNow(store: FormStore): void {
  clearTimeout(waiting.get(store));
  waiting.delete(store);
  store.check();
}

/**
 * Handles the blur of an answer: normalises it, shows its error, and validates dependent answers
 * soon after. While a mouse button or finger is down, the error waits for the release. A message
 * that appears between press and release would move the pressed button.
 */
export function leaveField(store: FormStore, pointer: string): void {
  respell(store, pointer);
  whenReleased(() => {
    store.touch(pointer);
    checkLater(store);
  });
}

/**
 * Tracks whether a pointer is down. Call this function only in a browser.
 *
 * @returns a function that stops tracking
 */
export function watchPresses(): () => void {
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // Runs after the click that follows the release.
    setTimeout(() => {
      for (const action of afterRelease.splice(0)) action();
    });
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  // After a context menu opens, or outside the window, no `pointerup` event may arrive.
  addEventListener('contextmenu', release, options);
  addEventListener('blur', release);
  return () => {
    removeEventListener('pointerdown', press, options);
    removeEventListener('pointerup', release, options);
    removeEventListener('pointercancel', release, options);
    removeEventListener('contextmenu', release, options);
    removeEventListener('blur', release);
    release();
  };
}

const delays = new WeakMap<FormStore, number>();
const waiting = new WeakMap<FormStore, ReturnType<typeof setTimeout>>();
const afterRelease: (() => void)[] = [];
let isPressed = false;

/**
 * Replaces an answer by the normalised form that is sent, for example in capitals and without
 * brackets.
 */
function respell(store: FormStore, pointer: string): void {
  const node = store.node(pointer);
  if (node.kind !== 'leaf') return;
  const typed = store.get(pointer);
  const respelt = normaliseLeaf(node, typed);
  if (respelt !== typed) store.set(pointer, respelt);
}

/**
 * Runs an action that may move the page: at once, or after the click while a pointer is down
 * (`watchPresses`). The pressed element then does not move.
 */
export function whenReleased(action: () => void): void {
  if (isPressed) afterRelease.push(action);
  else action();
}
