import { isAsked, type LeafNode, type ValueType } from '#engine';

/** Name of the widget that shows a leaf: as the author says, or as its rules and its type do. */
export function widgetOf(node: LeafNode): string {
  const known = WIDGETS_OF.get(node) ?? findWidget(node);
  WIDGETS_OF.set(node, known);
  return known;
}

/** Asked several times for each answer drawn; a node never changes. */
const WIDGETS_OF = new WeakMap<LeafNode, string>();

function findWidget(node: LeafNode): string {
  if (node.computed !== undefined) return 'static';
  // What stands in the Registry's own record is read, never typed.
  if (isAsked(node)) return 'static';
  const named = node.ui['ui:widget'];
  if (typeof named === 'string') return named;
  return (node.valueType in OF_RULES && widgetOfRules(node)) || WIDGET_OF[node.valueType];
}

/** By the first of these rules that always holds, as an error or as advice. */
function widgetOfRules({ valueType, rules }: LeafNode): string | undefined {
  const always = rules.filter(({ when }) => when === undefined).map(({ keyword }) => keyword);
  return OF_RULES[valueType]?.find(([keyword]) => always.includes(keyword))?.[1];
}

/** Texts that a rule tells more of, the most telling rule first. */
const OF_RULES: Readonly<Partial<Record<ValueType, readonly (readonly [string, string])[]>>> = {
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
  phone: [['fax', 'fax']],
};

/** The widget of a value type, where the author names none. */
const WIDGET_OF: Readonly<Record<ValueType, string>> = {
  text: 'text',
  multiline: 'textarea',
  hkid: 'hkid',
  prn: 'prn',
  phone: 'phone',
  email: 'email',
  password: 'password',
  date: 'date',
  monthYear: 'month-year',
  time: 'time',
  money: 'amount',
  percentage: 'percentage',
  decimal: 'decimal',
  integer: 'integer',
  number: 'number',
  checkbox: 'checkbox',
  choice: 'select',
  choices: 'checkboxes',
  file: 'file',
  json: 'json',
};
