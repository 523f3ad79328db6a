import type { Registry } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import type { FieldError, FormStore, Language, Texts } from '#engine';
import type { DrawNode } from './NodeProps.ts';
import type { WidgetTraits } from './WidgetTraits.ts';
import type { Word } from './words.ts';

/** What everything inside one `FormFields` shares: the answers, the words and the theme. */
export interface FormPart {
  readonly store: FormStore;
  /** Texts of the form in the language shown. */
  readonly texts: Texts;
  readonly language: Language;
  /** Texts of the form in another language, fetched if need be; the same function always. */
  readonly textsIn?: ((language: Language) => Promise<Texts>) | undefined;
  /** Words of an error, from the catalogue. */
  readonly messageText: (error: FieldError) => string;
  /** Words of the form part itself. */
  readonly word: Word;
  /** Nothing can be changed: the answers are shown as they stand. */
  readonly isReadOnly: boolean;
  readonly registry: Registry;
  readonly draw: DrawNode;
  /** Widgets by the names that definitions use. */
  readonly widgets: Readonly<Record<string, WidgetTraits>>;
}

export const FormPartContext = createContext<FormPart | undefined>(undefined);

/**
 * The answers and words around a template, field or widget.
 *
 * @throws {TypeError} outside `FormFields`, where there is nothing to read
 */
export function useFormPart(): FormPart {
  const part = useContext(FormPartContext);
  if (!part) throw new TypeError('Cannot read the form: no FormFields above this component');
  return part;
}

/** Pointer of the node being rendered, for fields and widgets that RJSF tells only an id. */
export const PointerContext = createContext('');

/** Level of the headings of the part being rendered: 2 under the step's h1. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

export type HeadingLevel = keyof typeof DEEPER;

/** The level under a heading of this level; HTML has none below 6. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return DEEPER[level];
}

const DEEPER = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;

/** Whether the group around an input is wrong as a whole: a date in three boxes. */
export const GroupWrongContext = createContext(false);
