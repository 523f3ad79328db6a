import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import { type Claim, uiPlace } from './Claim.ts';

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
  'decimal',
  'integer',
  'number',
];

/** What kinds of answer each widget can take; `hidden` takes any. */
const FITS: Readonly<Record<string, readonly ValueType[]>> = {
  text: [...TYPED, 'multiline'],
  textarea: ['text', 'multiline'],
  radio: ['choice'],
  select: ['choice'],
  combobox: ['choice'],
  checkbox: ['checkbox'],
  checkboxes: ['choices'],
  password: ['password', 'text'],
  file: ['file'],
  date: ['date'],
};

/** Claims about widgets that cannot take the answer they stand for; what is computed is only shown. */
export function proveWidgets(plan: Plan): readonly Claim[] {
  return nodesUnder(plan.root).flatMap((node): readonly Claim[] => {
    const widget = node.ui['ui:widget'];
    if (typeof widget !== 'string' || widget === 'hidden') return [];
    if (node.kind === 'leaf' && (node.computed || FITS[widget]?.includes(node.valueType)))
      return [];
    return [unfit(node, widget)];
  });
}

function unfit(node: PlanNode, widget: string): Claim {
  const type = node.kind === 'leaf' ? node.valueType : undefined;
  const fitting = Object.keys(FITS).filter((name) => type && FITS[name]?.includes(type));
  const what = type ? `which is ${type}` : 'which is no single answer';
  return {
    file: 'ui.json',
    pointer: `${uiPlace(node.pattern)}/ui:widget`,
    code: 'unfit-widget',
    message: `The widget "${widget}" cannot take ${node.pattern}, ${what}`,
    remedy: fitting.length > 0 ? `Use ${fitting.join(', ')}, or none.` : 'Leave it out.',
    severity: 'error',
  };
}
