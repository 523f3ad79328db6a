/**
 * The keys of a namespace, derived from its English texts. Excludes keys that end in `_one`: they
 * are the singular of another key, and `count` selects them.
 */
export type TextKey<English> = Exclude<keyof English & string, `${string}_one`>;

/**
 * The texts of a namespace in a language other than English. Chinese has no singular (Unicode CLDR,
 * plural rules).
 */
export type TextsLike<English> = Readonly<Record<TextKey<English>, string>>;

/**
 * The values of the `{name}` placeholders of a text. A number named `count` also selects singular
 * or plural.
 */
export type TextArguments = Readonly<Record<string, string | number>>;

/** The rules for filling a text and selecting its plural. */
export interface TextRules {
  /**
   * Fills the `{name}` placeholders of a text. A placeholder without an argument is unchanged, and
   * placeholders inside an argument are not filled.
   */
  readonly fill: (text: string, args: TextArguments) => string;
  /**
   * Returns the suffix of a key for a number, for example `_one`.
   *
   * @param language language tag as in BCP 47
   */
  readonly pluralSuffix: (language: string, count: number) => string;
}
