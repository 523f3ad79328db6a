import { fittingWidgets, nearest } from '#compiler';
import type { Plan, PlanNode } from '#engine';
import type { CheckTools } from '../compiler/CheckTools.ts';
import type { FormFolder } from '../source/FormFolder.ts';
import { allNodes } from './texts/neededTexts.ts';

/** The most widgets that a remedy names. */
const MOST = 8;

/**
 * Returns the remedy for the name of a widget that does not exist: the nearest name, and the
 * widgets that can hold the answer. Compiles the form without its wrong widgets, to learn the type
 * of the answer.
 *
 * @param form a form whose only faults are names of widgets
 * @param pointer pointer of `ui:widget` in ui.json
 * @returns `undefined` when the form does not compile, or has no such field
 */
export function fittingWidget(
  tools: Pick<CheckTools, 'compile'>,
  { files }: Pick<FormFolder, 'files'>,
  pointer: string,
): string | undefined {
  if (!files) return undefined;
  const ui = withoutWidgets(files.ui) as typeof files.ui;
  const { plan } = tools.compile({ ...files, ui });
  const node = plan && nodeAt(plan, pointer);
  return node && remedyFor(node, valueAt(files.ui, pointer));
}

function remedyFor(node: PlanNode, written: unknown): string {
  const fitting = fittingWidgets(node);
  if (fitting.length === 0) return 'Remove it: only a single answer has a widget.';
  const near = nearest(String(written), fitting);
  const shown = fitting.slice(0, MOST).join(', ');
  const rest = fitting.length - MOST;
  const list = rest > 0 ? `${shown} and ${rest} others (docs/reference/ui.md)` : shown;
  const meant = near === undefined ? '' : `Did you mean "${near}"? `;
  return `${meant}Widgets for this answer: ${list}; without one, its type decides.`;
}

function nodeAt(plan: Plan, pointer: string): PlanNode | undefined {
  const place = pointer.slice(0, pointer.lastIndexOf('/'));
  const nodes = allNodes(plan.root).flatMap((node) =>
    node.kind === 'list' ? [node, node.item, ...allNodes(node.item)] : [node],
  );
  return nodes.find(({ pattern }) => pattern.replaceAll('*', 'items') === place);
}

function withoutWidgets(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const kept = Object.entries(entry).filter(([key]) => key !== 'ui:widget');
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutWidgets(value)]));
}

function valueAt(ui: unknown, pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((value, key) => Object(value)[key], ui);
}
