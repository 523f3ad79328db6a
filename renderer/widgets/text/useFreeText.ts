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
  /** The text outside the input; `undefined` without a value. */
  readonly value: string | undefined;
  /**
   * Called with each new text, and with `undefined` for an empty one. Never called while an input
   * method composes.
   */
  readonly onChange: (text: string | undefined) => void;
  /** Called on blur, after the last `onChange`. */
  readonly onLeave: () => void;
  /**
   * Returns the display form of a text: an amount with commas. While `isTyping`, it must contain
   * only characters that the applicant typed, so that others cannot become a mistake.
   */
  readonly display?: ((text: string, isTyping: boolean) => string) | undefined;
  /** Reformats a text that is typed at its end: slashes of a date. */
  readonly retype?: ((text: string, edit: Edit) => string) | undefined;
  /** Converts a pasted text; `undefined` pastes it unchanged. */
  readonly readPasted?: ((text: string) => string | undefined) | undefined;
  /** Converts a text on blur; `undefined` leaves it unchanged. */
  readonly readLeft?: ((text: string) => string | undefined) | undefined;
}

/**
 * Leaves the text of an input to the browser while the applicant types, so that a key renders
 * nothing. React sets the first text, and later only external changes (a normalised value, an undo,
 * a loaded file). No change is reported while an input method composes (Chinese, Japanese):
 * unfinished characters are neither answers nor mistakes.
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
 * The text that the input and the outside last agreed on, and the handlers of the input's events.
 * It lives as long as the input.
 */
class Typing<E extends TextElement> {
  /** Props of the input; a stable object. */
  readonly props: FreeText<E>;
  readonly #box: RefObject<E | null> = { current: null };
  #behaviour: FreeTextBehaviour;
  /** The last text that either side reported: the text itself, not its display form. */
  #known: string;
  /** The last text received from outside; `undefined` before the input is mounted. */
  #received: string | undefined;
  #isComposing = false;
  /** Whether the applicant has placed the caret in the input. */
  #isEntered = false;
  /** The initial text. */
  #first: string;
  /**
   * The steps of undo and redo; `undefined` (the browser's own steps) until a script has written
   * into the box.
   */
  #past: PastTexts | undefined;

  constructor(behaviour: FreeTextBehaviour) {
    this.#behaviour = behaviour;
    this.#first = behaviour.value ?? '';
    this.#known = this.#first;
    const first = this.#displayed();
    this.props = {
      ref: this.#box,
      // An empty one would be an attribute of each of 200 inputs.
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
   * Updates the input with new props, except if the applicant typed into it before the page
   * hydrated.
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
   * Checks whether the applicant typed before hydration. The prerendered text was reset before
   * that.
   */
  #isTyped(): boolean {
    const element = this.#box.current;
    return element !== null && element.value !== element.defaultValue;
  }

  /**
   * Shows a text from outside. A text that the input itself reported stays as the applicant typed
   * it.
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
   * Takes over undo and redo once a script has written a text. The code is lazy-loaded then; after
   * a failed request the next text retries.
   *
   * @param isTyping whether the written text belongs to the key before it: a slash of a date
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
    // An applicant who returns at once may undo the normalised text.
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
   * Handles the caret once the applicant has placed it. React calls this after the press of a
   * pointer, and before the first key. A focus event comes too early: the press would then place
   * the caret in the new text, one digit off.
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
