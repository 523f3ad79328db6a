/** A box as its past sees it. */
export interface PastBox {
  readonly element: HTMLInputElement | HTMLTextAreaElement;
  /** What we wrote first belongs to the key before it; else it is a step of its own: a paste, or what was left respelt. */
  readonly isTyping: boolean;
  /** The applicant is in the box: what stands there is the text itself, not how it is displayed. */
  readonly enter: () => void;
  /** Writes a text as if it were typed, with the caret at a place. */
  readonly put: (text: string, caret: number) => void;
}

/**
 * The texts that stood in a box, and undo and redo through them. For a box that we have written into:
 * the browser's own steps stay, with places that no longer fit, and would take back nothing and put in
 * again what is there already.
 */
export class PastTexts {
  readonly #box: PastBox;
  /** The last is the one that stands in the box. */
  readonly #texts: string[];
  #undone: string[] = [];
  /** The next text comes from a key. */
  #isTyped = false;
  /** What is typed on at the end belongs to the same step. */
  #isOpen = false;

  /** @param texts that are known to have stood there: the first, the last that was typed, what we wrote then */
  constructor(box: PastBox, [first = '', typed = first, ...written]: readonly string[]) {
    this.#box = box;
    this.#texts = [first];
    this.#isTyped = true;
    this.note(typed);
    for (const text of written) {
      this.#isTyped = box.isTyping;
      this.note(text);
    }
    this.#isOpen &&= box.isTyping && box.element === document.activeElement;
    this.#listen(box.element);
  }

  /** Takes in the text that stands in the box by now. */
  note(text: string): void {
    const isTyped = this.#isTyped;
    this.#isTyped = false;
    const last = this.#texts.at(-1) ?? '';
    if (text === last) return;
    if (isTyped && this.#isOpen && text.startsWith(last)) this.#texts.pop();
    this.#texts.push(text);
    if (this.#texts.length > MOST) this.#texts.shift();
    this.#undone = [];
    this.#isOpen = isTyped;
  }

  #listen(element: HTMLElement): void {
    const take = (event: KeyboardEvent | InputEvent, isRedo: boolean | undefined) => {
      if (isRedo === undefined) return;
      event.preventDefault();
      if (!event.isComposing) this.#step(isRedo);
    };
    // The keys too: a browser that is kept from undoing has nothing to redo, and so does not ask.
    element.addEventListener('keydown', (event) => take(event, isRedoKey(event)));
    // From menus and gestures, and by a key in another box of which nothing is left to undo.
    element.addEventListener('beforeinput', (event) => take(event, ASKED.get(event.inputType)));
    element.addEventListener('input', (event) => {
      this.#isTyped = 'inputType' in event && event.inputType === 'insertText';
    });
    element.addEventListener('blur', () => {
      this.#isOpen = false;
    });
  }

  #step(isRedo: boolean): void {
    const { element, enter, put } = this.#box;
    if (element.readOnly || element.disabled) return;
    element.focus();
    enter();
    const text = isRedo ? this.#undone.pop() : this.#texts.at(-2);
    if (text === undefined) return;
    if (isRedo) this.#texts.push(text);
    else this.#undone.push(this.#texts.pop() ?? '');
    this.#isOpen = false;
    put(text, endOfChange(text, element.value));
  }
}

const MOST = 100;

const ASKED = new Map([
  ['historyUndo', false],
  ['historyRedo', true],
]);

function isRedoKey({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (/^z$/i.test(key)) return shiftKey;
  return ctrlKey && /^y$/i.test(key) ? true : undefined;
}

/** Where the caret belongs once a text has taken the place of another: behind what differs. */
function endOfChange(text: string, before: string): number {
  const rest = [...text];
  const old = [...before];
  while (rest.length > 0 && rest.at(-1) === old.pop()) rest.pop();
  return rest.join('').length;
}
