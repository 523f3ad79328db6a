/** A box whose texts `PastTexts` records. */
export interface PastBox {
  readonly element: HTMLInputElement | HTMLTextAreaElement;
  /**
   * Whether the first text that a script wrote belongs to the key press before it. Otherwise the
   * text is an undo step of its own: a paste, or a text normalised on blur.
   */
  readonly isTyping: boolean;
  /** Switches the box to the text itself instead of its display form. */
  readonly enter: () => void;
  /** Writes a text as if it were typed, with the caret at a position. */
  readonly put: (text: string, caret: number) => void;
}

/**
 * The earlier texts of a box, with undo and redo. They are needed once a script has written into
 * the box. The browser's own undo steps then have outdated positions: they undo nothing and insert
 * existing text again.
 */
export class PastTexts {
  readonly #box: PastBox;
  /** The last element is the current text of the box. */
  readonly #texts: string[];
  #undone: string[] = [];
  /** Whether the next text comes from a key press. */
  #isTyped = false;
  /** Whether further typing at the end belongs to the same step. */
  #isOpen = false;

  /**
   * @param texts known earlier texts of the box: the first one, the last typed one, then those that
   *   a script wrote
   */
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

  /** Records the current text of the box. */
  note(text: string): void {
    const isTyped = this.#isTyped;
    this.#isTyped = false;
    const last = this.#texts.at(-1) ?? '';
    if (text === last) return;
    if (isTyped && this.#isOpen && text.startsWith(last)) this.#texts.pop();
    this.#texts.push(text);
    if (this.#texts.length > MAX_TEXTS) this.#texts.shift();
    this.#undone = [];
    this.#isOpen = isTyped;
  }

  #listen(element: HTMLElement): void {
    const take = (event: KeyboardEvent | InputEvent, isRedo: boolean | undefined) => {
      if (isRedo === undefined) return;
      event.preventDefault();
      if (!event.isComposing) this.#step(isRedo);
    };
    // Handles the keys as well: after a prevented undo, a browser has nothing to redo and sends no
    // `historyRedo`.
    element.addEventListener('keydown', (event) => take(event, isRedoKey(event)));
    // Handles menus and gestures. A browser whose own undo steps are used up in another box may
    // also undo here.
    element.addEventListener('beforeinput', (event) =>
      take(event, IS_REDO_BY_INPUT_TYPE.get(event.inputType)),
    );
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

const MAX_TEXTS = 100;

const IS_REDO_BY_INPUT_TYPE = new Map([
  ['historyUndo', false],
  ['historyRedo', true],
]);

function isRedoKey({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (/^z$/i.test(key)) return shiftKey;
  return ctrlKey && /^y$/i.test(key) ? true : undefined;
}

/** Returns the caret position after a text has replaced another: after the part that differs. */
function endOfChange(text: string, before: string): number {
  const rest = [...text];
  const old = [...before];
  while (rest.length > 0 && rest.at(-1) === old.pop()) rest.pop();
  return rest.join('').length;
}
