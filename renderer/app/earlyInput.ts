import { followInput, type InputSince } from './inputSince.ts';

declare global {
  /** What `public/early-press.js` keeps; absent where that script did not come. */
  var earlyPress:
    | {
        readonly forget: () => void;
        /** Once: whether the browser's Back was pressed; it is not listened to any more. */
        readonly takeBack?: () => boolean;
        readonly button?: HTMLButtonElement;
        /** The box in which an input method is at work. */
        readonly composing?: Element | undefined;
      }
    | undefined;
}

/** What the applicant did on a drawn page before its code had come. */
export interface EarlyInput {
  /** Boxes whose tick, and texts and choices whose value, is not the drawn one. */
  readonly ticked: readonly HTMLInputElement[];
  readonly filled: readonly (readonly [Fillable, string])[];
  readonly pressed: HTMLButtonElement | undefined;
  /** Where the applicant is at that moment. */
  readonly focused: Element | null;
  /** Whoever writes goes on writing while the page is taken over. */
  readonly since: InputSince;
}

type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads what was done early, and ends the remembering of presses: from the moment a page is taken
 * over React hears of everything itself. Call it right before; what is not done again is to be ended
 * (`since.end`).
 *
 * @param root the page's root as drawn
 */
export function takeEarlyInput(root: HTMLElement): EarlyInput {
  const boxes = [...root.querySelectorAll('input')];
  const texts = [...boxes.filter(isText), ...root.querySelectorAll('textarea')];
  const lists = [...root.querySelectorAll('select')];
  globalThis.earlyPress?.forget();
  const ticked = boxes.filter(isTickedAnew);
  const filled = [...texts, ...lists].filter(isFilledAnew).map((box) => [box, box.value] as const);
  return {
    ticked,
    filled,
    pressed: globalThis.earlyPress?.button,
    focused: document.activeElement,
    since: followInput(globalThis.earlyPress?.composing, ticked.length + filled.length > 0),
  };
}

/**
 * Does it again, so that the page's code hears of it. Without this a box would look ticked and count
 * as not ticked. Call it once, right after the page was taken over or drawn anew; elements that have
 * nothing in their place by then are left out. What was changed since is done again as it stands now. A button
 * of a page that was drawn anew is not pressed: what is new on the page is to be read first.
 */
export function replayEarlyInput(early: EarlyInput): void {
  early.since.end();
  tickAgain(early);
  // Before the texts as well: a box that is not focused is left, and takes the space from the end of its text.
  focusAgain(early);
  fillAgain(early);
  focusAgain(early);
  const pressed = early.since.pressed() ?? early.pressed;
  // After the ticks have been taken in: what the button does may depend on them.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
}

function tickAgain(early: EarlyInput): void {
  for (const drawn of ticksOf(early)) {
    for (const box of inItsPlace(drawn)) {
      wake(box);
      // React hears of a tick by the click, if the box stood otherwise before.
      box.checked = box.defaultChecked;
      box.click();
    }
  }
}

function fillAgain(early: EarlyInput): void {
  for (const [drawn, value] of fillingsOf(early)) {
    for (const box of inItsPlace(drawn)) {
      wake(box);
      if (box === early.since.composing()) whenComposed(box, () => fill(box, box.value));
      else fill(box, value);
    }
  }
}

/** Where a page was drawn anew under the applicant. */
function focusAgain({ focused }: EarlyInput): void {
  if (!focused || focused.isConnected) return;
  for (const box of inItsPlace(focused)) {
    if (box instanceof HTMLElement) box.focus();
    putCaret(box, caretOf(focused));
  }
}

/** Of what is done to a box since React hears by itself. */
const ticksOf = ({ ticked, since }: EarlyInput) => ticked.filter((box) => !since.changed.has(box));

/** What was filled in, as it stands by now: React may have woken to it without hearing of it. */
const fillingsOf = ({ filled, since }: EarlyInput) =>
  filled.map(([box, value]) => [box, since.changed.has(box) ? box.value : value] as const);

/** An element, or the one of its id and kind on a page that was drawn anew. */
function inItsPlace<Kind extends Element>(drawn: Kind): readonly Kind[] {
  if (drawn.isConnected) return [drawn];
  const other = document.getElementById(drawn.id);
  return other?.localName === drawn.localName ? [other as Element as Kind] : [];
}

/**
 * Has React take over the line that an element stands in, as drawn: before anything is done to the
 * element, since React compares with what it finds. The lifting of no key means nothing to anybody.
 */
function wake(element: Element): void {
  element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
}

/** Calls once an input method has come to its end in a box, and its last text stands there. */
function whenComposed(box: Element, call: () => void): void {
  const end = () => setTimeout(() => box.isConnected && call());
  box.addEventListener('compositionend', end, { once: true });
}

type Caret = readonly [number | null, number | null];

/** Lists have none, and some kinds of boxes tell nobody where theirs is. */
function caretOf(box: Element): Caret {
  const { selectionStart = null, selectionEnd = null } = box as Partial<HTMLInputElement>;
  return [selectionStart, selectionEnd];
}

function putCaret(box: Element, [start, end]: Caret): void {
  // Safari would move the focus into any other box.
  if (start === null || box !== document.activeElement) return;
  if ('setSelectionRange' in box) (box as HTMLInputElement).setSelectionRange(start, end);
}

const isText = ({ type }: HTMLInputElement) => !['checkbox', 'radio', 'file'].includes(type);

const isFilledAnew = (box: Fillable) =>
  box instanceof HTMLSelectElement ? isChosenAnew(box) : box.value !== box.defaultValue;

/** A radio button that is off is so because of another one that is on. */
const isTickedAnew = ({ type, checked, defaultChecked }: HTMLInputElement) =>
  type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked;

/** A list without a drawn choice begins with its first line. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const drawn = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, drawn);
}

/** React compares with what its own setter last saw: it sees the drawn value, then one comes past it. */
function fill(box: Fillable, value: string): void {
  const caret = caretOf(box);
  if (!(box instanceof HTMLSelectElement)) box.value = box.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  putCaret(box, caret);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.dispatchEvent(new Event('change', { bubbles: true }));
  // What the applicant is still at is not judged yet.
  if (box !== document.activeElement)
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
