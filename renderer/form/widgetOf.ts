import type { LeafNode, ValueType } from '#engine';

/** Name of the widget that shows a leaf. */
export function widgetOf(node: LeafNode): string {
  if (node.computed !== undefined) return 'static';
  const named = node.ui['ui:widget'];
  return typeof named === 'string' ? named : WIDGET_OF[node.valueType];
}

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
  monthYear: 'text',
  time: 'text',
  money: 'amount',
  decimal: 'decimal',
  integer: 'integer',
  number: 'number',
  checkbox: 'checkbox',
  choice: 'select',
  choices: 'checkboxes',
  file: 'file',
};
