import { type Language, type OptionValue, searchText } from '#engine';

/** The name of an option in another language of the form. */
export interface OtherName {
  readonly name: string;
  /** Language of the name; a code has none. */
  readonly language?: Language;
}

/** An option with its names in every loaded language, that of the page first. */
export interface NamedOption {
  readonly value: OptionValue;
  /** The label on the page. */
  readonly label: string;
  /** The names of the option in the other languages of the form. */
  readonly others: readonly OtherName[];
}

/** An option that a search found. */
export interface FoundOption extends NamedOption {
  /** The name in another language, or the code, that matched. It is shown next to the label. */
  readonly foundBy?: OtherName;
}

/**
 * Returns the options whose name in any language (English, Traditional or Simplified Chinese)
 * contains every word of a search. Also returns the options whose code starts with the text, such
 * as "N.K.I.L." (see `codeOf`). Options that start with the text come first; otherwise the order is
 * unchanged.
 *
 * @param typed text of the input; case, width, punctuation, spaces and invisible characters are
 *   ignored. An empty text finds all options
 */
export function searchOptions(
  options: readonly NamedOption[],
  typed: string,
): readonly FoundOption[] {
  const wanted = folded(typed);
  if (wanted === '') return options;
  const found = options.flatMap((option) => matchOf(option, wanted));
  const isFirst = (option: FoundOption) =>
    folded(option.foundBy?.name ?? option.label).startsWith(wanted) ||
    codeStartingWith(option, wanted) !== undefined;
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

/**
 * Returns the option whose name in some language, or whose code, equals a text. Case, width,
 * punctuation, spaces and invisible characters are ignored.
 */
export function optionCalled(
  options: readonly NamedOption[],
  typed: string,
): NamedOption | undefined {
  const wanted = folded(typed);
  const named = options.find(({ label, others }) =>
    [label, ...others.map(({ name }) => name)].some((name) => folded(name) === wanted),
  );
  return named ?? options.find((option) => codeOf(option) === asCode(wanted));
}

function matchOf(option: NamedOption, wanted: string): readonly FoundOption[] {
  const holds = (name: string) => wanted.split(' ').every((word) => folded(name).includes(word));
  if (holds(option.label)) return [option];
  const code = codeStartingWith(option, wanted);
  const foundBy =
    option.others.find(({ name }) => holds(name)) ??
    (code === undefined ? undefined : { name: code });
  return foundBy === undefined ? [] : [{ ...option, foundBy }];
}

/**
 * Returns the code of an option if it starts with the text. A single letter finds no code, because
 * it would match too many.
 */
function codeStartingWith(option: NamedOption, wanted: string): string | undefined {
  const typed = asCode(wanted);
  const code = codeOf(option);
  return typed.length > 1 && code?.startsWith(typed) ? code : undefined;
}

/**
 * Returns the code that people write instead of an option's name (KIL for a kind of lot, LR172 for
 * a form). Only a value in capitals is a code; other values are internal names.
 */
function codeOf({ value }: NamedOption): string | undefined {
  return /^[A-Z][A-Z\d]+$/.test(String(value)) ? String(value) : undefined;
}

/** Converts a folded text to a code: `N. K. I. L.` is `NKIL`. */
const asCode = (wanted: string) => wanted.replaceAll(' ', '').toUpperCase();

/** Normalises spellings: width, case, dots, punctuation and spaces. */
function folded(text: string): string {
  return searchText(text)
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}
