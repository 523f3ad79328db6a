import type { Language } from '#engine';

/** Words around an answer of any shape. Here and not among the product's: few pages ever need them. */
export interface JsonWords {
  readonly key: string;
  readonly which: string;
  readonly option: string;
  readonly expand: string;
  readonly yes: string;
  readonly no: string;
}

/** The words in one language; `{n}` is a number. */
export function jsonWordsIn(language: Language): JsonWords {
  return WORDS[language];
}

const WORDS: Readonly<Record<Language, JsonWords>> = {
  en: {
    key: 'Name',
    which: 'Which of these applies?',
    option: 'Option {n}',
    expand: 'Add',
    yes: 'Yes',
    no: 'No',
  },
  'zh-Hant': {
    key: '名稱',
    which: '以下哪一項適用？',
    option: '選項{n}',
    expand: '新增',
    yes: '是',
    no: '否',
  },
  'zh-Hans': {
    key: '名称',
    which: '以下哪一项适用？',
    option: '选项{n}',
    expand: '新增',
    yes: '是',
    no: '否',
  },
};
