import { followInput, type InputSince } from './inputSince.ts';

declare global {
  /** The record that `public/early-press.js` writes; absent when that script did not load. */
  var earlyPress:
    | {
        readonly forget: () => void;
        /**
         * Returns whether the browser's Back button was pressed, and stops listening to it. Call it
         * once.
         */
        readonly takeBack?: () => boolean;
        readonly button?: HTMLButtonElement;
        /** The input in which an input method is composing. */
        readonly composing?: Element | undefined;
      }
    | undefined;
}

/** The input that the applicant made on a prerendered page before its code loaded. */
export interface PreHydrationInput {
  /** Checkboxes and radio buttons whose checked state differs from the prerendered one. */
  readonly ticked: readonly HTMLInputElement[];
  /** Text inputs and selects whose value differs from the prerendered one, with that new value. */
  readonly filled: readonly (readonly [Fillable, string])[];
  readonly pressed: HTMLButtonElement | undefined;
  /** The element that had the focus when the input was read. */
  readonly focused: Element | null;
  /** The later input, while the page hydrates. */
  readonly since: InputSince;
}

type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads the early input and stops recording presses. From hydration on, React receives all events
 * itself. Call this function directly before hydration. If the input is not replayed, call
 * `since.end`.
 *
 * @param root root of the prerendered page
 */
export function takePreHydrationInput(root: HTMLElement): PreHydrationInput {
  const boxes = [...root.querySelectorAll('input')];
  const texts = [...boxes.filter(isText), ...root.querySelectorAll('textarea')];
  const lists = [...root.querySelectorAll('select')];
  globalThis.earlyPress?.forget();
  const ticked = boxes.filter(isTickChanged);
  const filled = [...texts, ...lists]
    .filter(isValueChanged)
    .map((box) => [box, box.value] as const);
  return {
    ticked,
    filled,
    pressed: globalThis.earlyPress?.button,
    focused: document.activeElement,
    since: followInput(globalThis.earlyPress?.composing, ticked.length + filled.length > 0),
  };
}

/**
 * Replays the early input so that React receives it. Otherwise a box would look ticked but count as
 * not ticked. Call this function once, directly after the page hydrated or was rendered again.
 *
 * Elements without a counterpart on the page are skipped. Text that changed during hydration is
 * replayed with its current value. A button is not pressed on a page that was rendered again: the
 * applicant must read the new content first.
 */
export function replayPreHydrationInput(early: PreHydrationInput): void {
  early.since.end();
  replayTicks(early);
  // The focus also moves before the texts are filled. A text filled into a box without focus counts
  // as left, and loses the space at its end.
  restoreFocus(early);
  replayValues(early);
  restoreFocus(early);
  const pressed = early.since.pressed() ?? early.pressed;
  // Runs after React has processed the ticks: the button's action may depend on them.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
}

function replayTicks(early: PreHydrationInput): void {
  for (const prerendered of ticksOf(early)) {
    for (const box of counterpartOf(prerendered)) {
      // React detects a tick by its click, provided that the box had the other state before.
      box.checked = box.defaultChecked;
      box.click();
    }
  }
}

function replayValues(early: PreHydrationInput): void {
  for (const [prerendered, value] of fillingsOf(early)) {
    for (const box of counterpartOf(prerendered)) {
      if (box === early.since.composing()) whenComposed(box, () => fill(box, box.value));
      else fill(box, value);
    }
  }
}

/** Restores the focus on a page that was rendered again. */
function restoreFocus({ focused }: PreHydrationInput): void {
  if (!focused || focused.isConnected) return;
  for (const box of counterpartOf(focused)) {
    if (box instanceof HTMLElement) box.focus();
    putCaret(box, caretOf(focused));
  }
}

/** Returns the boxes to tick; React already received later changes by itself. */
const ticksOf = ({ ticked, since }: PreHydrationInput) =>
  ticked.filter((box) => !since.changed.has(box));

/**
 * Returns the filled boxes with their current values. React may have hydrated a box without
 * receiving its event.
 */
const fillingsOf = ({ filled, since }: PreHydrationInput) =>
  filled.map(([box, value]) => [box, since.changed.has(box) ? box.value : value] as const);

/**
 * Returns the element itself. On a page that was rendered again, returns the element with the same
 * id and tag name.
 */
function counterpartOf<Kind extends Element>(prerendered: Kind): readonly Kind[] {
  if (prerendered.isConnected) return [prerendered];
  const other = document.getElementById(prerendered.id);
  return other?.localName === prerendered.localName ? [other as Element as Kind] : [];
}

/**
 * Runs a function once an input method has finished in an input and the input contains its final
 * text.
 */
function whenComposed(box: Element, call: () => void): void {
  const end = () => setTimeout(() => box.isConnected && call());
  box.addEventListener('compositionend', end, { once: true });
}

type Caret = readonly [number | null, number | null];

/**
 * Returns the selection of a box; both ends are null for selects and for input types without
 * `selectionStart`.
 */
function caretOf(box: Element): Caret {
  const { selectionStart = null, selectionEnd = null } = box as Partial<HTMLInputElement>;
  return [selectionStart, selectionEnd];
}

function putCaret(box: Element, [start, end]: Caret): void {
  // In any other box, Safari would move the focus.
  if (start === null || box !== document.activeElement) return;
  if ('setSelectionRange' in box) (box as HTMLInputElement).setSelectionRange(start, end);
}

const isText = ({ type }: HTMLInputElement) => !['checkbox', 'radio', 'file'].includes(type);

const isValueChanged = (box: Fillable) =>
  box instanceof HTMLSelectElement ? isChoiceChanged(box) : box.value !== box.defaultValue;

/**
 * Checks whether a checkbox or radio button differs from its prerendered state. An unchecked radio
 * button never counts: another button of its group is then checked.
 */
const isTickChanged = ({ type, checked, defaultChecked }: HTMLInputElement) =>
  type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;

/**
 * Checks whether the choice of a select differs from the prerendered one. A select without a
 * prerendered choice starts with its first option.
 */
function isChoiceChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const prerendered = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, prerendered);
}

/**
 * Writes a value so that React detects it. React compares with the last value written through its
 * own setter. That setter receives the prerendered value first; the new value bypasses it.
 */
function fill(box: Fillable, value: string): void {
  const caret = caretOf(box);
  if (!(box instanceof HTMLSelectElement)) box.value = box.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  putCaret(box, caret);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.dispatchEvent(new Event('change', { bubbles: true }));
  // A box with the focus is not validated yet.
  if (box !== document.activeElement)
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
