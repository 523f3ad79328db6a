import { nextStepKey, type PlanNode, type StepPlan } from '#engine';
import { conditionWords } from './conditionWords.ts';
import type { DescribedForm } from './DescribedForm.ts';
import { fieldRow, HEADINGS } from './fieldRow.ts';
import { SourceSchemas } from './SourceSchemas.ts';

/**
 * Returns a form as Markdown: a table for each step, a line for each field, and the next steps. A
 * colleague who knows the paper form can check that nothing is missing.
 */
export function describeForm(form: DescribedForm): string {
  const { files, shared, plan, texts } = form;
  const sources = new SourceSchemas(files, shared);
  const steps: readonly Pick<StepPlan, 'id' | 'fields'>[] = [
    ...plan.steps,
    { id: 'confirmation', fields: plan.paymentFields },
    { id: 'submission', fields: plan.workflowFields },
  ];
  const parts = steps
    .filter(({ fields }) => fields.length > 0)
    .map(({ id, fields }) => {
      const title = texts[`$steps.${id}.title`] ?? id;
      const when = files.manifest.steps.find((step) => step.id === id)?.when;
      const nodes = fields.flatMap((field) => nodesFrom(plan.root, field));
      const rows = nodes.map((node) => lineOf(fieldRow(node, sources.at(node.pattern), form)));
      return [
        `## ${title} (\`${id}\`)`,
        ...(when ? [`Shown when ${conditionWords(when)}.`] : []),
        [lineOf(HEADINGS), lineOf(HEADINGS.map(() => '---')), ...rows].join('\n'),
      ].join('\n\n');
    });
  const title = `# ${plan.code} ${texts['$form.title'] ?? ''}`.trim();
  const ends = nextStepsPart(form);
  return `${[title, `Version ${plan.version}.`, ...parts, ...ends].join('\n\n')}\n`;
}

/** Returns the form's next steps: each entry with its ways of submission and its condition. */
function nextStepsPart({ files, texts }: DescribedForm): readonly string[] {
  const entries = files.manifest.next ?? [];
  if (entries.length === 0) return [];
  const rows = entries.map(({ id, for: ways = [], when }) =>
    lineOf([texts[nextStepKey(id)] ?? id, ways.join(', '), when ? conditionWords(when) : '']),
  );
  const head = ['What happens next', 'Handed in', 'When'];
  const table = [lineOf(head), lineOf(head.map(() => '---')), ...rows].join('\n');
  return [`## ${head[0]} (\`next\`)`, table];
}

/** Returns a field of the first level with everything under it, in page order. */
function nodesFrom(root: PlanNode, field: string): readonly PlanNode[] {
  const node = childrenOf(root).find(({ pattern }) => pattern === field);
  return node ? allUnder(node) : [];
}

function allUnder(node: PlanNode): readonly PlanNode[] {
  return [node, ...childrenOf(node).flatMap(allUnder)];
}

/** Returns the child nodes; for a list, those of its row. */
function childrenOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [];
  return node.kind === 'list' ? node.item.children : node.children;
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
