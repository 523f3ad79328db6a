import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { placeIn } from './caret.ts';
import type { Edit } from './Edit.ts';
import { loadPast } from './loadPast.ts';
import { useOutsideText } from './outsideText.ts';
import { withoutEndMarks } from './pastedText.ts';
import type { PastTexts } from './pastTexts.ts';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface FreeTextBehaviour {
  /** The current text from the parent component; `undefined` without a text. */
  readonly value: string | undefined;
  /**
   * Called with each new text, and with `undefined` for an empty one. Never called while an input
   * method composes.
   */
  readonly onChange: (text: string | undefined) => void;
  /** Called on blur, after the last `onChange`. */
  readonly onLeave: () => void;
  /**
   * Returns the display form of a text: an amount with commas. While `isTyping`, the result must
   * contain only characters that the applicant typed. Added characters could become a mistake.
   */
  readonly display?: ((text: string, isTyping: boolean) => string) | undefined;
  /** Returns the text to show after an edit, for example with the slashes of a date. */
  readonly retype?: ((text: string, edit: Edit) => string) | undefined;
  /** Converts a pasted text; `undefined` pastes it unchanged. */
  readonly readPasted?: ((text: string) => string | undefined) | undefined;
  /** Converts a text on blur; `undefined` leaves it unchanged. */
  readonly readLeft?: ((text: string) => string | undefined) | undefined;
}

/**
 * Leaves the text of an input to the browser while the applicant types, so that a key press does
 * not render. React renders the first text. Later, this hook writes only reformatted texts and
 * external changes (a normalised value, an undo, a loaded file). No change is reported while an
 * input method composes (Chinese, Japanese): unfinished characters are neither answers nor
 * mistakes.
 */
export function useFreeText<E extends TextElement>(behaviour: FreeTextBehaviour): FreeText<E> {
  const [typing] = useState(() => new Typing<E>(behaviour));
  useLayoutEffect(() => typing.follow(behaviour));
  useOutsideText(typing);
  return typing.props;
}

/** The props of the input. */
export interface FreeText<E extends TextElement> {
  readonly ref: RefObject<E | null>;
  readonly defaultValue?: string;
  readonly onChange: (event: ChangeEvent<E>) => void;
  readonly onCompositionStart: (event: CompositionEvent<E>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<E>) => void;
  readonly onPaste: (event: ClipboardEvent<E>) => void;
  readonly onSelect?: () => void;
  readonly onBlur: () => void;
}

/**
 * The last text that the input and its parent share, and the handlers of the input's events. An
 * instance exists as long as its input.
 */
class Typing<E extends TextElement> {
  /** Props of the input; always the same object. */
  readonly props: FreeText<E>;
  readonly #box: RefObject<E | null> = { current: null };
  #behaviour: FreeTextBehaviour;
  /** The last text from the input or its parent, not its display form. */
  #known: string;
  /** The last text received from the parent; `undefined` before the input is mounted. */
  #received: string | undefined;
  #isComposing = false;
  /** Whether the applicant has placed the caret in the input. */
  #isEntered = false;
  /** The text before the applicant typed: the first undo step. */
  #first: string;
  /**
   * The undo and redo steps. `undefined` until a script has written into the input: until then, the
   * browser's own steps apply.
   */
  #past: PastTexts | undefined;

  constructor(behaviour: FreeTextBehaviour) {
    this.#behaviour = behaviour;
    this.#first = behaviour.value ?? '';
    this.#known = this.#first;
    const first = this.#displayed();
    this.props = {
      ref: this.#box,
      // An empty `defaultValue` would add an attribute to each of 200 inputs.
      ...(first === '' ? {} : { defaultValue: first }),
      onChange: ({ nativeEvent }) => this.#typed(nativeEvent),
      onCompositionStart: () => {
        this.#isComposing = true;
      },
      onCompositionEnd: () => {
        this.#isComposing = false;
        this.#report(this.#text());
      },
      onPaste: (event) => this.#pasted(event),
      // React also calls a select handler for every key.
      ...(behaviour.display && { onSelect: () => this.#entered() }),
      onBlur: () => this.#left(),
    };
  }

  /**
   * Updates the input with new props. If the applicant typed into an empty input before hydration,
   * reports that text instead.
   */
  follow(behaviour: FreeTextBehaviour): void {
    this.#behaviour = behaviour;
    const text = behaviour.value ?? '';
    if (this.#received === text) return;
    const isFirst = this.#received === undefined;
    this.#received = text;
    if (isFirst && text === '' && this.#isTyped()) this.#report(this.#text());
    else this.show(text);
  }

  /**
   * Checks whether the applicant typed before hydration: the text then differs from the prerendered
   * text.
   */
  #isTyped(): boolean {
    const element = this.#box.current;
    return element !== null && element.value !== element.defaultValue;
  }

  /**
   * Shows a text from the parent. A text that the input itself reported stays as the applicant
   * typed it.
   */
  show(text: string): void {
    if (text === this.#known) return;
    // A text that was not typed is not an undo step.
    if (this.#known === this.#first) this.#first = this.#known = text;
    if (!this.#isComposing) this.#write(this.#displayed(text));
    this.#know(text);
  }

  #text(): string {
    return this.#box.current?.value ?? this.#known;
  }

  #displayed(text = this.#known, isTyping = this.#isEntered): string {
    return this.#behaviour.display?.(text, isTyping) ?? text;
  }

  /** Writes a text into the input. The caller updates `#known` afterwards. */
  #write(text: string, from?: number, to = from, isTyping = false): void {
    const element = this.#box.current;
    if (!element || element.value === text) return;
    this.#begin(element, isTyping);
    element.value = text;
    // An e-mail input has no selection.
    if (from !== undefined && element.selectionStart !== null)
      element.setSelectionRange(from, to ?? from);
  }

  /**
   * Replaces the browser's undo and redo once a script has written a text. Their code is
   * lazy-loaded; after a failed request, the next written text retries.
   *
   * @param isTyping whether the written text belongs to the key press before it, such as a slash of
   *   a date
   */
  #begin(element: E, isTyping = false): void {
    if (this.#past) return;
    const texts = [this.#first, this.#known];
    const box = {
      element,
      isTyping,
      enter: () => this.#entered(),
      put: (text: string, caret: number) => {
        this.#write(text, caret);
        this.#report(text);
      },
    };
    loadPast().then(
      (code) => {
        this.#past ??= new code.PastTexts(
          box,
          [...texts, this.#known].map((text) => this.#displayed(text, true)),
        );
      },
      () => undefined,
    );
  }

  #know(text: string): void {
    this.#past?.note(this.#displayed(text, true));
    this.#known = text;
  }

  #report(text: string): void {
    if (text === this.#known || text === this.#displayed()) return;
    this.#know(text);
    this.#behaviour.onChange(text === '' ? undefined : text);
  }

  #typed(event: Event): void {
    const element = this.#box.current;
    if (!element || this.#isComposing || ('isComposing' in event && event.isComposing)) return;
    // The browser filled in the text, or the replay of early input did.
    if (!('inputType' in event)) this.#begin(element);
    // Preloads the undo code: an applicant who returns at once may undo the normalised text.
    else if (!this.#past) loadPast().catch(() => undefined);
    const text = element.value;
    const caret = element.selectionStart ?? text.length;
    const isInsertion = 'inputType' in event && event.inputType === 'insertText';
    const better = this.#behaviour.retype?.(text, { isInsertion, isAtEnd: caret === text.length });
    const place = caret < text.length ? caret : undefined;
    if (better !== undefined) this.#write(better, place, place, isInsertion);
    this.#report(better ?? text);
  }

  #pasted(event: ClipboardEvent<E>): void {
    const { value, selectionStart: from, selectionEnd: to, readOnly } = event.currentTarget;
    if (from === null || to === null || readOnly) return;
    const given = event.clipboardData.getData('text');
    const plain = withoutEndMarks(given);
    const isWhole = from === 0 && to === value.length;
    const normalised = (isWhole && this.#behaviour.readPasted?.(plain)) || plain;
    if (normalised === given) return;
    event.preventDefault();
    this.#write(value.slice(0, from) + normalised + value.slice(to), from + normalised.length);
    this.#typed(event.nativeEvent);
  }

  /**
   * Shows the text in its typing form once the applicant has placed the caret. React calls this
   * after a pointer press, and before the first key press. A focus event comes too early: the press
   * would then place the caret in the new text, one digit off.
   */
  #entered(): void {
    const element = this.#box.current;
    if (!element || this.#isEntered || this.#isComposing || element.readOnly) return;
    const shown = element.value;
    const isOurs = shown === this.#displayed();
    this.#isEntered = true;
    const text = this.#displayed();
    if (!isOurs || text === shown) return;
    const { selectionStart, selectionEnd } = element;
    const from = placeIn(text, shown, selectionStart);
    this.#write(text, from, placeIn(text, shown, selectionEnd));
  }

  #left(): void {
    this.#isComposing = false;
    const text = this.#text();
    const normalised = this.#behaviour.readLeft?.(text) ?? text;
    this.#write(normalised);
    this.#report(normalised);
    this.#isEntered = false;
    this.#write(this.#displayed());
    this.#behaviour.onLeave();
  }
}
