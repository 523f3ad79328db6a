import type { Language } from '../constants/language.ts';
import type { Texts } from '../definition/JsonSchema.ts';

/** The data and texts from which a group of answers is formatted. */
export interface GroupWords {
  readonly data: unknown;
  readonly visible: (pointer: string) => boolean;
  readonly texts: Texts;
  readonly language: Language;
}
