import type { FormFiles, SharedFiles } from '#compiler';
import {
  type Catalogue,
  nextStepKey,
  type Plan,
  type PlanNode,
  type StepPlan,
  type Texts,
} from '#engine';
import { conditionWords } from './conditionWords.ts';
import { fieldRow, HEADINGS } from './fieldRow.ts';
import { SourceSchemas } from './SourceSchemas.ts';

/** A compiled form with what it was compiled from. */
export interface DescribedForm {
  readonly files: FormFiles;
  readonly shared: SharedFiles;
  readonly plan: Plan;
  readonly texts: Texts;
  /** Messages of the product, in the language of the texts. */
  readonly catalogue: Catalogue;
}

/**
 * A form as Markdown: a table for each step, a line for each field, and what happens next, for a colleague who
 * knows the paper form and checks that nothing is missing.
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

/** What the form says happens next: each entry with the ways and the condition that it is for. */
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

/** A field of the first level with everything under it, in page order. */
function nodesFrom(root: PlanNode, field: string): readonly PlanNode[] {
  const node = childrenOf(root).find(({ pattern }) => pattern === field);
  return node ? allUnder(node) : [];
}

function allUnder(node: PlanNode): readonly PlanNode[] {
  return [node, ...childrenOf(node).flatMap(allUnder)];
}

/** A row is the list itself, one level down. */
function childrenOf(node: PlanNode): readonly PlanNode[] {
  if (node.kind === 'leaf') return [];
  return node.kind === 'list' ? node.item.children : node.children;
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}
