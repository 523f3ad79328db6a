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

export interface FreeTextConduct {
  /** The text held outside; `undefined` when there is none. */
  readonly value: string | undefined;
  /** Called with each new text, an empty one as `undefined`; never while an input method composes. */
  readonly onChange: (text: string | undefined) => void;
  /** The applicant left the box; comes after the last `onChange`. */
  readonly onLeave: () => void;
  /**
   * How a text looks: an amount with commas. What is shown while nobody is typing and is no spelling of
   * the applicant's must go while `isTyping`, so that it cannot become a mistake.
   */
  readonly display?: ((text: string, isTyping: boolean) => string) | undefined;
  /** Better spelling of a text as it is typed at its end: slashes of a date. */
  readonly retype?: ((text: string, edit: Edit) => string) | undefined;
  /** What a pasted text stands for; `undefined` pastes it as it is. */
  readonly readPasted?: ((text: string) => string | undefined) | undefined;
  /** What a text stands for once it is left; `undefined` leaves it as it is. */
  readonly readLeft?: ((text: string) => string | undefined) | undefined;
}

/**
 * Lets the browser own a text while it is typed, so that a key renders nothing: React gives the
 * first text and later only what changes from outside (a normalised value, an undo, a loaded file).
 *
 * Nothing is said outside while an input method composes (Chinese, Japanese): half-made characters
 * are neither answers nor mistakes.
 */
export function useFreeText<E extends TextElement>(conduct: FreeTextConduct): FreeText<E> {
  const [typing] = useState(() => new Typing<E>(conduct));
  useLayoutEffect(() => typing.follow(conduct));
  useOutsideText(typing);
  return typing.props;
}

/** Props of the input. */
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

/** The text as both sides last knew it, and what happens to it. Lives as long as the input. */
class Typing<E extends TextElement> {
  /** Of the input; the same object always. */
  readonly props: FreeText<E>;
  readonly #box: RefObject<E | null> = { current: null };
  #conduct: FreeTextConduct;
  /** What the outside was told, or told us, last: the text itself, not how it is displayed. */
  #known: string;
  /** What the outside told last; nothing before the input is there. */
  #told: string | undefined;
  #isComposing = false;
  /** The applicant is in the box. */
  #isEntered = false;
  /** The text that was there first. */
  #first: string;
  /** What undo and redo go through; the browser's own steps, until a script has written into the box. */
  #past: PastTexts | undefined;

  constructor(conduct: FreeTextConduct) {
    this.#conduct = conduct;
    this.#first = conduct.value ?? '';
    this.#known = this.#first;
    const first = this.#displayed();
    this.props = {
      ref: this.#box,
      // An empty one would be an attribute of each of two hundred boxes.
      ...(first === '' ? {} : { defaultValue: first }),
      onChange: ({ nativeEvent }) => this.#typed(nativeEvent),
      onCompositionStart: () => {
        this.#isComposing = true;
      },
      onCompositionEnd: () => {
        this.#isComposing = false;
        this.#say(this.#text());
      },
      onPaste: (event) => this.#pasted(event),
      // React tells of every key as well, to whoever asks.
      ...(conduct.display && { onSelect: () => this.#entered() }),
      onBlur: () => this.#left(),
    };
  }

  /** Brings the box in line with what it is given, except where it was typed before the page woke up. */
  follow(conduct: FreeTextConduct): void {
    this.#conduct = conduct;
    const text = conduct.value ?? '';
    if (this.#told === text) return;
    const isFirst = this.#told === undefined;
    this.#told = text;
    if (isFirst && text === '' && this.#isTyped()) this.#say(this.#text());
    else this.show(text);
  }

  /** Nobody can have typed what the box was drawn with: that has been taken back before the box came into use. */
  #isTyped(): boolean {
    const element = this.#box.current;
    return element !== null && element.value !== element.defaultValue;
  }

  /** Shows a text from outside; one that the box itself has told stays as the applicant typed it. */
  show(text: string): void {
    if (text === this.#known) return;
    // What nobody has typed is nothing to go back to.
    if (this.#known === this.#first) this.#first = this.#known = text;
    if (!this.#isComposing) this.#write(this.#displayed(text));
    this.#know(text);
  }

  #text(): string {
    return this.#box.current?.value ?? this.#known;
  }

  #displayed(text = this.#known, isTyping = this.#isEntered): string {
    return this.#conduct.display?.(text, isTyping) ?? text;
  }

  /** Writes a text of ours, before it is known. */
  #write(text: string, from?: number, to = from, isTyping = false): void {
    const element = this.#box.current;
    if (!element || element.value === text) return;
    this.#begin(element, isTyping);
    element.value = text;
    // The box of an e-mail address has no places.
    if (from !== undefined && element.selectionStart !== null)
      element.setSelectionRange(from, to ?? from);
  }

  /**
   * From the first text on that a script has written, undo and redo are ours. Their code comes when it is
   * needed; without it (no network) it is asked for again with the next text.
   *
   * @param isTyping what is written belongs to the key before it: a slash of a date
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
        this.#say(text);
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

  #say(text: string): void {
    if (text === this.#known || text === this.#displayed()) return;
    this.#know(text);
    this.#conduct.onChange(text === '' ? undefined : text);
  }

  #typed(event: Event): void {
    const element = this.#box.current;
    if (!element || this.#isComposing || ('isComposing' in event && event.isComposing)) return;
    // Filled in by the browser, or by us while the page woke up.
    if (!('inputType' in event)) this.#begin(element);
    // Whoever leaves the box and comes right back may undo what was respelt then.
    else if (!this.#past) loadPast().catch(() => undefined);
    const text = element.value;
    const caret = element.selectionStart ?? text.length;
    const isInsertion = 'inputType' in event && event.inputType === 'insertText';
    const better = this.#conduct.retype?.(text, { isInsertion, isAtEnd: caret === text.length });
    const place = caret < text.length ? caret : undefined;
    if (better !== undefined) this.#write(better, place, place, isInsertion);
    this.#say(better ?? text);
  }

  #pasted(event: ClipboardEvent<E>): void {
    const { value, selectionStart: from, selectionEnd: to, readOnly } = event.currentTarget;
    if (from === null || to === null || readOnly) return;
    const given = event.clipboardData.getData('text');
    const plain = withoutEndMarks(given);
    const isWhole = from === 0 && to === value.length;
    const meant = (isWhole && this.#conduct.readPasted?.(plain)) || plain;
    if (meant === given) return;
    event.preventDefault();
    this.#write(value.slice(0, from) + meant + value.slice(to), from + meant.length);
    this.#typed(event.nativeEvent);
  }

  /**
   * Once the caret is where the applicant has put it: React tells so after the press of a pointer, and
   * before the first key. At the focus itself it would be too early, for a press places the caret in
   * the text that stands there afterwards, a digit off.
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
    const meant = this.#conduct.readLeft?.(text) ?? text;
    this.#write(meant);
    this.#say(meant);
    this.#isEntered = false;
    this.#write(this.#displayed());
    this.#conduct.onLeave();
  }
}
