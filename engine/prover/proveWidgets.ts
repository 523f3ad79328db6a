import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { WIDGET_TYPES } from '../definition/widgetTypes.generated.ts';
import { type Claim, uiPlace } from './Claim.ts';
import { fittingWidgets } from './fittingWidgets.ts';

/**
 * Returns claims about widgets that do not support the type of their answer. Computed answers are
 * only shown, so any widget fits them.
 */
export function proveWidgets(plan: Plan): readonly Claim[] {
  const nodes = nodesUnder(plan.root);
  const unfitting = nodes.flatMap((node): readonly Claim[] => {
    const widget = node.ui['ui:widget'];
    if (typeof widget !== 'string' || widget === 'hidden') return [];
    if (widget === 'files' && isFileList(node)) return [];
    if (node.kind !== 'leaf' || !(node.computed || WIDGET_TYPES[widget]?.includes(node.valueType)))
      return [unfitClaim(node, widget)];
    return widget === 'id-number' ? unknownKindClaims(node, nodes) : [];
  });
  return [...unfitting, ...nodes.filter(isNoteWithFields).map(noteWithFields)];
}

/**
 * Checks for a note with fields. A note shows only text, so the form would never ask for their
 * answers.
 */
function isNoteWithFields(node: PlanNode): boolean {
  return node.kind === 'group' && node.ui['ui:field'] === 'note' && node.children.length > 0;
}

function noteWithFields({ pattern }: PlanNode): Claim {
  return {
    file: 'ui.json',
    pointer: `${uiPlace(pattern)}/ui:field`,
    code: 'unfit-field',
    message: `The note ${pattern} has fields, but a note shows no fields`,
    remedy: 'Move the fields out of it, or remove "ui:field".',
    severity: 'error',
  };
}

/** Returns a claim about a document number if no choice next to it states the kind of document. */
function unknownKindClaims(node: PlanNode, nodes: readonly PlanNode[]): readonly Claim[] {
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
      message: `No choice next to ${node.pattern} states the kind of number`,
      remedy: names === '' ? 'Use another widget.' : `Write "kindFrom" with one of ${names}.`,
      severity: 'error',
    },
  ];
}

/** Checks for a list whose rows are files only. */
function isFileList(node: PlanNode): boolean {
  if (node.kind !== 'list' || !node.item.isBare) return false;
  const [answer] = node.item.children;
  return answer?.kind === 'leaf' && answer.valueType === 'file';
}

function unfitClaim(node: PlanNode, widget: string): Claim {
  const type = node.kind === 'leaf' ? node.valueType : undefined;
  const fitting = fittingWidgets(node);
  const what = type ? `which is ${type}` : 'which is not a single answer';
  return {
    file: 'ui.json',
    pointer: `${uiPlace(node.pattern)}/ui:widget`,
    code: 'unfit-widget',
    message: `The widget "${widget}" cannot hold ${node.pattern}, ${what}`,
    remedy: fitting.length > 0 ? `Use ${fitting.join(', ')}, or none.` : 'Leave it out.',
    severity: 'error',
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
