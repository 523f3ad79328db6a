import { markedOptions, type Plan, type Texts } from '#engine';
import { allNodes } from './neededTexts.ts';

/** A mark of an output text that no answer can match. */
export interface LooseMark {
  /** Key of the text. */
  readonly key: string;
  /** Option that the mark names. */
  readonly option: string;
  /** Existing options. */
  readonly options: readonly string[];
}

/** Finds marks (`{chairman|…}`) of output texts that name no option of their choice. */
export function looseMarks(plan: Plan, texts: Texts): readonly LooseMark[] {
  return allNodes(plan.root).flatMap((node): readonly LooseMark[] => {
    const key = `${node.textKey}.output`;
    const text = texts[key];
    if (node.kind !== 'leaf' || text === undefined || node.optionsFrom) return [];
    const options =
      node.valueType === 'checkbox'
        ? ['true', 'false']
        : (node.options ?? []).map(({ value }) => String(value));
    return markedOptions(text)
      .filter((option) => !options.includes(option))
      .map((option) => ({ key, option, options }));
  });
}
