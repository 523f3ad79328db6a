import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { FormPartContext, PointerContext } from '../../form/FormPart.ts';

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

/** What the applicant just did to the text. */
export interface Edit {
  readonly isInsertion: boolean;
  readonly isAtEnd: boolean;
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

  constructor(conduct: FreeTextConduct) {
    this.#conduct = conduct;
    this.#known = conduct.value ?? '';
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
    this.#known = text;
    if (!this.#isComposing) this.#write(this.#displayed());
  }

  #text(): string {
    return this.#box.current?.value ?? this.#known;
  }

  #displayed(): string {
    return this.#conduct.display?.(this.#known, this.#isEntered) ?? this.#known;
  }

  #write(text: string): void {
    const element = this.#box.current;
    if (element && element.value !== text) element.value = text;
  }

  #say(text: string): void {
    if (text === this.#known || text === this.#displayed()) return;
    this.#known = text;
    this.#conduct.onChange(text === '' ? undefined : text);
  }

  #typed(event: Event): void {
    const element = this.#box.current;
    if (!element || this.#isComposing || ('isComposing' in event && event.isComposing)) return;
    const text = element.value;
    const caret = element.selectionStart ?? text.length;
    const better = this.#conduct.retype?.(text, {
      isInsertion: 'inputType' in event && event.inputType === 'insertText',
      isAtEnd: caret === text.length,
    });
    if (better !== undefined && better !== text) {
      element.value = better;
      if (caret < text.length) element.setSelectionRange(caret, caret);
    }
    this.#say(better ?? text);
  }

  #pasted(event: ClipboardEvent<E>): void {
    const element = this.#box.current;
    const text = this.#text();
    const isWhole = element?.selectionStart === 0 && element.selectionEnd === text.length;
    if (!element || !isWhole) return;
    const meant = this.#conduct.readPasted?.(event.clipboardData.getData('text'));
    if (meant === undefined) return;
    event.preventDefault();
    element.value = meant;
    this.#say(meant);
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
    element.value = text;
    element.setSelectionRange(
      placeIn(text, shown, selectionStart),
      placeIn(text, shown, selectionEnd),
    );
  }

  #left(): void {
    this.#isComposing = false;
    const text = this.#text();
    this.#say(this.#conduct.readLeft?.(text) ?? text);
    this.#isEntered = false;
    this.#write(this.#displayed());
    this.#conduct.onLeave();
  }
}

/** Where a place of a text is once the characters that `text` lacks are gone. */
function placeIn(text: string, shown: string, place: number | null): number {
  let at = 0;
  for (const character of shown.slice(0, place ?? shown.length)) {
    if (character === text[at]) at += 1;
  }
  return at;
}

/** The text in a box: a number that was read from a file is shown as its digits. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Follows changes that the input did not make itself. React's own props are not enough: a value set
 * back to what was rendered last is no change to React, yet the box shows what was typed since.
 */
function useOutsideText(typing: Pick<Typing<TextElement>, 'show'>): void {
  const store = useContext(FormPartContext)?.store;
  const pointer = useContext(PointerContext);
  useEffect(() => {
    if (!store || pointer === '') return undefined;
    const tell = () => typing.show(textOf(store.get(pointer)) ?? '');
    return store.subscribe(pointer, 'value', tell, pointer);
  }, [store, pointer, typing]);
}
