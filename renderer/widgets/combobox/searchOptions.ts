import { type Language, type OptionValue, soughtText } from '#engine';

/** What an option is called in another language of the form. */
export interface OtherName {
  readonly name: string;
  /** Of the name; a code has none. */
  readonly language?: Language;
}

/** An option with its words in every language that is at hand, those of the page first. */
export interface NamedOption {
  readonly value: OptionValue;
  /** As the page shows it. */
  readonly label: string;
  /** The same option in the other languages of the form. */
  readonly others: readonly OtherName[];
}

/** An option that a search found. */
export interface FoundOption extends NamedOption {
  /** Words of another language, or the code, by which it was found: to be shown beside the label. */
  readonly foundBy?: OtherName;
}

/**
 * The options that hold every word of a search, in any language: English, Traditional or Simplified
 * Chinese; or whose code begins with it ("N.K.I.L.", see `codeOf`). Those that begin with it come first;
 * else the order of the list stays.
 *
 * @param typed as in the box; case, width, marks, spaces and what nobody sees do not count. Empty finds all
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
    codeBegunBy(option, wanted) !== undefined;
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

/**
 * The option that is called exactly this in some language, or has this code; case, width, spaces and what
 * nobody sees do not count.
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
  const code = codeBegunBy(option, wanted);
  const foundBy =
    option.others.find(({ name }) => holds(name)) ??
    (code === undefined ? undefined : { name: code });
  return foundBy === undefined ? [] : [{ ...option, foundBy }];
}

/** One letter begins too many codes to tell anything. */
function codeBegunBy(option: NamedOption, wanted: string): string | undefined {
  const typed = asCode(wanted);
  const code = codeOf(option);
  return typed.length > 1 && code?.startsWith(typed) ? code : undefined;
}

/**
 * The code of an option that people write instead of its name (a lot is a KIL, a form LR172): a value in
 * capitals is one. Values in other letters are names for us alone.
 */
function codeOf({ value }: NamedOption): string | undefined {
  return /^[A-Z][A-Z\d]+$/.test(String(value)) ? String(value) : undefined;
}

/** A folded text as a code: what is typed "N. K. I. L." is NKIL. */
const asCode = (wanted: string) => wanted.replaceAll(' ', '').toUpperCase();

/** One spelling of what people write differently. */
function folded(text: string): string {
  return soughtText(text)
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}
