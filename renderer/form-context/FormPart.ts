import type { Registry } from '@rjsf/utils';
import { type ComponentType, createContext, useContext } from 'react';
import type { FieldError, FormStore, Language, Texts } from '#engine';
import type { Word } from '../i18n/formWords.ts';
import type { LazyParts } from './LazyParts.ts';
import type { DrawNode, GroupProps } from './NodeProps.ts';
import type { WidgetTraits } from './WidgetTraits.ts';

/**
 * The values that everything inside one `FormFields` shares: the answers, the texts and the theme.
 */
export interface FormPart {
  readonly store: FormStore;
  /** Texts of the form in the language shown. */
  readonly texts: Texts;
  readonly language: Language;
  /**
   * Returns the texts of the form in another language, and fetches them when needed. The same
   * function on every render.
   */
  readonly textsIn?: ((language: Language) => Promise<Texts>) | undefined;
  /** Returns the text of an error, from the catalogue. */
  readonly messageText: (error: FieldError) => string;
  /** Returns a product text of the fields, widgets and templates. */
  readonly word: Word;
  /** Whether the answers are read-only. */
  readonly isReadOnly: boolean;
  readonly registry: Registry;
  readonly draw: DrawNode;
  /** Renders the fields of a group, for a field that lays out a group itself. */
  readonly GroupBody: ComponentType<GroupProps>;
  readonly lazy: LazyParts;
  /** Widgets by the names that definitions use. */
  readonly widgets: Readonly<Record<string, WidgetTraits>>;
}

export const FormPartContext = createContext<FormPart | undefined>(undefined);

/**
 * Returns the answers, texts and theme of the surrounding `FormFields`.
 *
 * @throws {TypeError} outside `FormFields`
 */
export function useFormPart(): FormPart {
  const part = useContext(FormPartContext);
  if (!part) throw new TypeError('Cannot read the form: no FormFields above this component');
  return part;
}

/** Pointer of the current node, for fields and widgets: RJSF passes them only an id. */
export const PointerContext = createContext('');

/** Whether the whole group around an input is invalid, for example a date in three inputs. */
export const GroupWrongContext = createContext(false);
