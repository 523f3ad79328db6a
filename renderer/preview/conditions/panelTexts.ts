import type { Language } from '#engine';

/** The texts of the panel; `{0}` is filled in. */
export interface PanelTexts {
  readonly title: string;
  readonly field: string;
  readonly record: string;
  readonly shown: string;
  readonly required: string;
  readonly options: string;
  readonly holds: string;
  readonly fails: string;
  readonly graph: string;
  readonly picture: string;
  readonly pictureHelp: string;
  readonly list: string;
  readonly none: string;
  /** Shown while the answers have the shape of an earlier definition. */
  readonly otherShape: string;
}

/** The texts of the panel by language. */
export const PANEL_TEXTS: Readonly<Record<Language, PanelTexts>> = {
  en: {
    title: 'Why is a field shown or not?',
    field: 'Field',
    record: 'Record',
    shown: 'Shown',
    required: 'Required',
    options: 'Options',
    holds: 'Holds:',
    fails: 'Does not hold:',
    graph: 'Steps and conditions',
    picture: 'Picture of the conditions',
    pictureHelp:
      'An arrow leads from an answer to each field and step on which it has an effect. The list below has the same content.',
    list: 'List of the conditions',
    none: 'This form has no conditions.',
    otherShape: 'The answers do not match the fields of this form. Clear them or choose a sample.',
  },
  'zh-Hant': {
    title: '為何顯示或不顯示某一欄？',
    field: '欄位',
    record: '記錄',
    shown: '顯示',
    required: '必須填寫',
    options: '選項',
    holds: '符合：',
    fails: '不符合：',
    graph: '步驟與條件',
    picture: '條件圖',
    pictureHelp: '箭嘴由答案指向受其影響的欄位和步驟。以下列表載有相同內容。',
    list: '條件列表',
    none: '此表格沒有條件。',
    otherShape: '答案與此表格的欄位不符。請清除答案或選用樣本。',
  },
  'zh-Hans': {
    title: '为什么显示或不显示某一项？',
    field: '字段',
    record: '记录',
    shown: '显示',
    required: '必须填写',
    options: '选项',
    holds: '符合：',
    fails: '不符合：',
    graph: '步骤与条件',
    picture: '条件图',
    pictureHelp: '箭头由答案指向受其影响的字段和步骤。下面的列表内容相同。',
    list: '条件列表',
    none: '此表格没有条件。',
    otherShape: '答案与此表格的字段不符。请清除答案或选用样本。',
  },
};
