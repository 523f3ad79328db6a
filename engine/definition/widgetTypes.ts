import type { ValueType } from './PlanNode.ts';

const TYPED: readonly ValueType[] = [
  'text',
  'hkid',
  'prn',
  'phone',
  'email',
  'date',
  'monthYear',
  'time',
  'money',
  'percentage',
  'decimal',
  'integer',
  'number',
];

/** Boxes for one line of text of some kind; the rules of the answer say what may stand in it. */
const TEXT_FAMILY: Readonly<Record<string, readonly ValueType[]>> = {
  english: ['text'],
  chinese: ['text'],
  alphanumeric: ['text'],
  digits: ['text', 'integer'],
  phone: ['phone', 'text'],
  fax: ['phone', 'text'],
  email: ['email', 'text'],
  hkid: ['hkid', 'text'],
  prn: ['prn', 'text'],
  'prc-id': ['text'],
  'travel-permit': ['text'],
  passport: ['text'],
  'br-number': ['text'],
  'cr-number': ['text'],
  'id-number': ['text'],
  'memorial-number': ['text'],
  'solicitors-code': ['text'],
};

const NUMBERS: Readonly<Record<string, readonly ValueType[]>> = {
  amount: ['money', 'decimal', 'integer'],
  percentage: ['percentage', 'decimal', 'integer'],
  decimal: ['decimal', 'integer', 'number'],
  integer: ['integer', 'number'],
  number: ['number'],
};

/**
 * What kinds of answer each widget of an answer can take, by the name that `ui:widget` has for it: all that
 * a layout may name but `files`, which is for a list, and `hidden`, which takes any.
 */
export const WIDGET_TYPES: Readonly<Record<string, readonly ValueType[]>> = {
  text: [...TYPED, 'multiline'],
  ...TEXT_FAMILY,
  ...NUMBERS,
  textarea: ['text', 'multiline'],
  radio: ['choice'],
  select: ['choice'],
  combobox: ['choice'],
  checkbox: ['checkbox'],
  consent: ['checkbox'],
  checkboxes: ['choices'],
  password: ['password', 'text'],
  file: ['file'],
  'e-cheque': ['file'],
  'payment-method': ['choice'],
  date: ['date'],
  'month-year': ['monthYear'],
  time: ['time'],
  year: ['text', 'integer'],
  years: ['text'],
};
