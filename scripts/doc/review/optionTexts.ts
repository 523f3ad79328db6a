import type { LeafNode, Option } from '#engine';
import { orderedDay, rowValueWords } from '#explain';
import type { Describer } from './Describer.ts';

/** Returns the options of a choice in words: neighbours with the same condition together. */
export function optionTexts(describer: Describer, node: LeafNode): readonly string[] {
  const { words, page } = describer;
  if (node.optionsFrom) return [rowValueWords(words, node.optionsFrom)];
  const isBox = node.valueType === 'checkbox';
  const own = isBox ? describer.text(`${node.textKey}.options.true`) : [];
  const options = groupedOptions(node.options ?? []).map(({ options: group, when }) => {
    const names = words.listed(group.map((option) => optionText(describer, node, option)));
    if (when === undefined) return names;
    return describer.fill(
      page.phrases.tableOptions,
      names,
      describer.condition(when, node.pattern),
    );
  });
  return [...own, ...options];
}

/** Options that have the same condition. An option without a condition has its own group. */
interface OptionGroup {
  readonly options: readonly Option[];
  readonly when: number | undefined;
}

function groupedOptions(options: readonly Option[]): readonly OptionGroup[] {
  const groups: { options: Option[]; when: number | undefined }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last?.when !== undefined && last.when === option.when) last.options.push(option);
    else groups.push({ options: [option], when: option.when });
  }
  return groups;
}

/** Returns an option with the days on which it is offered. */
function optionText(describer: Describer, node: LeafNode, { value, periods = [] }: Option): string {
  const { words, page, form } = describer;
  const text = form.texts[`${node.textKey}.options.${value}`] ?? String(value);
  const name = describer.prose(text).join(' ');
  const dates = periods.map(({ from, to }) =>
    [from, to].map((day) => (day === undefined ? '…' : orderedDay(day, words))).join(' – '),
  );
  return dates.length === 0 ? name : describer.fill(page.phrases.dated, name, words.listed(dates));
}
