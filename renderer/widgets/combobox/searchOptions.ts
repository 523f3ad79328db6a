import type { OptionValue } from '#engine';

/** An option with its words in every language that is at hand, those of the page first. */
export interface NamedOption {
  readonly value: OptionValue;
  /** As the page shows it. */
  readonly label: string;
  /** The same option in the other languages of the form. */
  readonly others: readonly string[];
}

/** An option that a search found. */
export interface FoundOption extends NamedOption {
  /** Words of another language by which it was found, to be shown beside the label. */
  readonly foundBy?: string;
}

/**
 * The options that hold every word of a search, in any language: English, Traditional or Simplified
 * Chinese. Those that begin with it come first; else the order of the list stays.
 *
 * @param typed as in the box; case, width, marks and spaces do not count. Empty finds all
 */
export function searchOptions(
  options: readonly NamedOption[],
  typed: string,
): readonly FoundOption[] {
  const wanted = folded(typed);
  if (wanted === '') return options;
  const found = options.flatMap((option) => matchOf(option, wanted));
  const isFirst = ({ label, foundBy = label }: FoundOption) => folded(foundBy).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

/** The option that is called exactly this in some language; case, width and spaces do not count. */
export function optionCalled(
  options: readonly NamedOption[],
  typed: string,
): NamedOption | undefined {
  const wanted = folded(typed);
  return options.find(({ label, others }) =>
    [label, ...others].some((name) => folded(name) === wanted),
  );
}

function matchOf(option: NamedOption, wanted: string): readonly FoundOption[] {
  const holds = (name: string) => wanted.split(' ').every((word) => folded(name).includes(word));
  if (holds(option.label)) return [option];
  const foundBy = option.others.find(holds);
  return foundBy === undefined ? [] : [{ ...option, foundBy }];
}

/** One spelling of what people write differently. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}
