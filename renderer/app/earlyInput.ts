declare global {
  /** What `public/early-press.js` keeps; absent where that script did not come. */
  var earlyPress:
    | {
        readonly forget: () => void;
        /** Once: whether the browser's Back was pressed; it is not listened to any more. */
        readonly takeBack?: () => boolean;
        readonly button?: HTMLButtonElement;
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
}

type Fillable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads what was done early, and ends the remembering of presses: from the moment a page is taken
 * over React hears of everything itself. Call it right before.
 *
 * @param root the page's root as drawn
 */
export function takeEarlyInput(root: HTMLElement): EarlyInput {
  const boxes = [...root.querySelectorAll('input')];
  const texts = [...boxes.filter(isText), ...root.querySelectorAll('textarea')];
  const lists = [...root.querySelectorAll('select')];
  globalThis.earlyPress?.forget();
  return {
    ticked: boxes.filter(isTickedAnew),
    filled: [
      ...texts.filter((box) => box.value !== box.defaultValue),
      ...lists.filter(isChosenAnew),
    ].map((box) => [box, box.value] as const),
    pressed: globalThis.earlyPress?.button,
    focused: document.activeElement,
  };
}

/**
 * Does it again, so that the page's code hears of it. Without this a box would look ticked and count
 * as not ticked. Call it once, right after the page was taken over or drawn anew; elements that have
 * nothing in their place by then are left out. A button of a page that was drawn anew is not pressed:
 * what is new on the page is to be read first.
 */
export function replayEarlyInput({ ticked, filled, pressed, focused }: EarlyInput): void {
  for (const box of ticked.flatMap(inItsPlace)) {
    wake(box);
    // React hears of a tick by the click, if the box stood otherwise before.
    box.checked = box.defaultChecked;
    box.click();
  }
  for (const [drawn, value] of filled) {
    for (const box of inItsPlace(drawn)) {
      wake(box);
      fill(box, value);
    }
  }
  if (focused && !focused.isConnected) {
    for (const box of inItsPlace(focused)) if (box instanceof HTMLElement) box.focus();
  }
  // After the ticks have been taken in: what the button does may depend on them.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click());
}

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

const isText = ({ type }: HTMLInputElement) => !['checkbox', 'radio', 'file'].includes(type);

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
  if (!(box instanceof HTMLSelectElement)) box.value = box.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.dispatchEvent(new Event('change', { bubbles: true }));
  // What the applicant is still at is not judged yet.
  if (box !== document.activeElement)
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
