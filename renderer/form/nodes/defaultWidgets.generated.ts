// Generated from the index.ts of each folder of renderer/widgets by scripts/generate-types.ts.
import type { ValueType } from '#engine';

/** The widget of a value type, where the author names none. */
export const WIDGET_OF_TYPE: Readonly<Record<ValueType, string>> = {
  money: 'amount',
  checkbox: 'checkbox',
  choices: 'checkboxes',
  date: 'date',
  decimal: 'decimal',
  email: 'email',
  file: 'file',
  hkid: 'hkid',
  integer: 'integer',
  json: 'json',
  monthYear: 'month-year',
  number: 'number',
  password: 'password',
  percentage: 'percentage',
  phone: 'phone',
  prn: 'prn',
  choice: 'select',
  text: 'text',
  multiline: 'textarea',
  time: 'time',
};

/** Rules that decide the widget of a leaf of a value type, the most telling rule first. */
export const WIDGETS_OF_RULES: Readonly<
  Partial<Record<ValueType, readonly (readonly [keyword: string, widget: string])[]>>
> = {
  phone: [['fax', 'fax']],
  text: [
    ['prcId', 'prc-id'],
    ['prcTravelPermit', 'travel-permit'],
    ['passport', 'passport'],
    ['brNumber', 'br-number'],
    ['crNumber', 'cr-number'],
    ['memorialNumber', 'memorial-number'],
    ['solicitorsCode', 'solicitors-code'],
    ['yearList', 'years'],
    ['chineseOnly', 'chinese'],
    ['digitsOnly', 'digits'],
    ['alphanumeric', 'alphanumeric'],
    ['alphanumericHyphen', 'alphanumeric'],
    ['englishOnly', 'english'],
  ],
};
