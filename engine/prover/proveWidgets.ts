import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { WIDGET_TYPES } from '../definition/widgetTypes.ts';
import { type Claim, uiPlace } from './Claim.ts';

/** Claims about widgets that cannot take the answer they stand for; what is computed is only shown. */
export function proveWidgets(plan: Plan): readonly Claim[] {
  const nodes = nodesUnder(plan.root);
  const unfitting = nodes.flatMap((node): readonly Claim[] => {
    const widget = node.ui['ui:widget'];
    if (typeof widget !== 'string' || widget === 'hidden') return [];
    if (widget === 'files' && isFileList(node)) return [];
    if (node.kind !== 'leaf' || !(node.computed || WIDGET_TYPES[widget]?.includes(node.valueType)))
      return [unfit(node, widget)];
    return widget === 'id-number' ? kindless(node, nodes) : [];
  });
  return [...unfitting, ...nodes.filter(isSilencing).map(silenced)];
}

/** A note has words only: answers inside would never be asked for. */
function isSilencing(node: PlanNode): boolean {
  return node.kind === 'group' && node.ui['ui:field'] === 'note' && node.children.length > 0;
}

function silenced({ pattern }: PlanNode): Claim {
  return {
    file: 'ui.json',
    pointer: `${uiPlace(pattern)}/ui:field`,
    code: 'unfit-field',
    message: `The note ${pattern} has fields, and a note shows none`,
    remedy: 'Take the fields out of it, or leave "ui:field" out.',
    severity: 'error',
  };
}

/** The number of a document whose kind no choice beside it tells. */
function kindless(node: PlanNode, nodes: readonly PlanNode[]): readonly Claim[] {
  const options = node.ui['ui:options'];
  const kindFrom = isObject(options) ? options.kindFrom : undefined;
  const holder = node.pattern.slice(0, node.pattern.lastIndexOf('/'));
  const beside = nodes.filter(
    (each) => each.kind === 'leaf' && each.options && each.pattern === `${holder}/${each.key}`,
  );
  if (beside.some(({ key }) => key === kindFrom)) return [];
  const names = beside.map(({ key }) => key).join(', ');
  return [
    {
      file: 'ui.json',
      pointer: `${uiPlace(node.pattern)}/ui:options/kindFrom`,
      code: 'unknown-kind',
      message: `No choice beside ${node.pattern} tells whose number it is`,
      remedy: names === '' ? 'Use another widget.' : `Write "kindFrom" with one of ${names}.`,
      severity: 'error',
    },
  ];
}

/** A list whose rows are files and nothing else. */
function isFileList(node: PlanNode): boolean {
  if (node.kind !== 'list' || !node.item.isBare) return false;
  const [answer] = node.item.children;
  return answer?.kind === 'leaf' && answer.valueType === 'file';
}

function unfit(node: PlanNode, widget: string): Claim {
  const type = node.kind === 'leaf' ? node.valueType : undefined;
  const fitting = Object.keys(WIDGET_TYPES).filter(
    (name) => type && WIDGET_TYPES[name]?.includes(type),
  );
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

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
