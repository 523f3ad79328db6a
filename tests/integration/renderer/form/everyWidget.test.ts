import { expect, it } from 'vitest';
import type { PlanNode } from '#engine';
import { widgetOf } from '../../../../renderer/form/nodes/widgetOf.ts';
import { FIELDS } from '../../../../renderer/form/theme.ts';
import { WIDGETS } from '../../../../renderer/form/widgets.generated.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';
import { everyWidgetForm } from '../../../support/everyWidgetForm.ts';

const workbench = await openWorkbench();
const { plan, diagnostics } = workbench.compile(await everyWidgetForm());
await workbench.close();

it('everyWidgetForm: compiles', () => {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('everyWidgetForm: has every widget, every field of the theme and every list mode', () => {
  const nodes = plan ? nodesUnder(plan.root) : [];
  const widgets = new Set(nodes.flatMap((node) => (node.kind === 'leaf' ? widgetOf(node) : [])));
  const fields = new Set(nodes.map(({ ui }) => ui['ui:field']));
  const lists = nodes.filter(({ kind }) => kind === 'list');
  const modes = new Set(lists.flatMap(({ ui }) => Object.keys(Object(ui['ui:options']))));
  // Excludes `files`, which a list of files renders itself.
  const missing = Object.keys(WIDGETS).filter((name) => !widgets.has(name) && name !== 'files');
  expect(missing).toEqual([]);
  expect(Object.keys(FIELDS).filter((name) => !fields.has(name))).toEqual([]);
  expect([...modes]).toEqual(expect.arrayContaining(['summary', 'allOpen', 'paged']));
});

function nodesUnder(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [node];
  const parts = node.kind === 'list' ? [node.item] : node.children;
  return [node, ...parts.flatMap(nodesUnder)];
}
