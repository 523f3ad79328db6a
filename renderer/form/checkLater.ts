import { type FormStore, type Judge, normaliseLeaf, VALIDATION_DELAY_MS } from '#engine';

/**
 * Runs the rules that may have changed, soon after the applicant stops typing; not under a press: an
 * error that goes would move what is being pressed.
 */
export function checkLater(store: FormStore): void {
  clearTimeout(waiting.get(store));
  waiting.set(
    store,
    setTimeout(() => whenReleased(() => checkNow(store)), delays.get(store) ?? VALIDATION_DELAY_MS),
  );
}

/**
 * Has a store work out what its first change needs, once the page rests; where a browser cannot tell
 * when that is, the first change does it.
 */
export function prepareLater(store: FormStore): void {
  globalThis.requestIdleCallback?.(() => store.prepare());
}

/**
 * Gives a store its judge, and has everything judged beforehand once the page rests: the first key and the
 * first Next would wait for that otherwise.
 */
export function judgeFrom(store: FormStore, judge: Judge): void {
  // Somebody else may have waited for it, too.
  if (store.canJudge()) return;
  store.judgeBy(judge);
  prepareLater(store);
}

/** Has the rules of a form run so long after the last key, instead of the usual delay. */
export function checkAfter(store: FormStore, delayMs: number): void {
  delays.set(store, delayMs);
}

/** Runs them at once. */
function checkNow(store: FormStore): void {
  clearTimeout(waiting.get(store));
  waiting.delete(store);
  store.check();
}

/**
 * The applicant left an answer: it is respelt, its error may show from now on; what it means for
 * others is found soon after. While a mouse button or finger is down this waits for it to lift,
 * because an error message that appears above a button between press and release would move the
 * button away from under the pointer.
 */
export function leaveField(store: FormStore, pointer: string): void {
  respell(store, pointer);
  whenReleased(() => {
    store.touch(pointer);
    checkLater(store);
  });
}

/** Follows whether a pointer is down; returns the way to stop. For the browser only. */
export function watchPresses(): () => void {
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // After the click that follows the release.
    setTimeout(() => {
      for (const action of afterRelease.splice(0)) action();
    });
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerdown', press, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  // The menu that comes of a press may keep its end to itself, as may whatever is outside the window.
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

/** Writes an answer as it will be sent (no brackets, capitals, two digits), where all can see it. */
function respell(store: FormStore, pointer: string): void {
  const node = store.node(pointer);
  if (node.kind !== 'leaf') return;
  const typed = store.get(pointer);
  const respelt = normaliseLeaf(node, typed);
  if (respelt !== typed) store.set(pointer, respelt);
}

/**
 * Does what may move the page: at once, or after the click while a pointer is down (`watchPresses`), so
 * that what is being pressed stays under it.
 */
export function whenReleased(action: () => void): void {
  if (isPressed) afterRelease.push(action);
  else action();
}
