import type { Language } from '#engine';
import { fillPlaces } from '../../i18n/formWords.ts';

/**
 * The texts around an answer of any shape. They are not product texts, because few pages need them.
 */
export interface JsonWords {
  readonly key: string;
  readonly which: string;
  readonly option: string;
  /** The name of an item: the list's name with the item's number. */
  readonly item: string;
  readonly expand: string;
  readonly yes: string;
  readonly no: string;
}

/** Returns the texts in one language; `{n}` is a number, `{name}` a name. */
export function jsonWordsIn(language: Language): JsonWords {
  return WORDS[language];
}

/**
 * Returns the name of an item without a name of its own: "Opening hours 2", in the format of
 * records. RJSF writes "Opening hours-2".
 *
 * @param title RJSF's title, if the list has a name
 * @param index index from 0; the name counts from 1
 */
export function itemTitle(
  { item }: JsonWords,
  title: string | undefined,
  index: number,
): string | undefined {
  const end = `-${index + 1}`;
  if (title === undefined || !title.endsWith(end)) return title;
  return fillPlaces(item, { name: title.slice(0, -end.length), n: index + 1 });
}

const WORDS: Readonly<Record<Language, JsonWords>> = {
  en: {
    key: 'Name',
    which: 'Which of these applies?',
    option: 'Option {n}',
    item: '{name} {n}',
    expand: 'Add',
    yes: 'Yes',
    no: 'No',
  },
  'zh-Hant': {
    key: '名稱',
    which: '以下哪一項適用？',
    option: '選項{n}',
    item: '{name}第 {n} 項',
    expand: '新增',
    yes: '是',
    no: '否',
  },
  'zh-Hans': {
    key: '名称',
    which: '以下哪一项适用？',
    option: '选项{n}',
    item: '{name}第 {n} 项',
    expand: '新增',
    yes: '是',
    no: '否',
  },
};
