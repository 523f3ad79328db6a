import { RULE_KEYWORDS } from '#compiler';
import type { GroupNode, LeafNode, Plan, PlanNode } from '#engine';

/** A problem of a form that works but is hard to use. */
export interface LayoutHint {
  /** File of the form's folder. */
  readonly file: 'ui.json' | 'schema.json' | 'manifest.json';
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Finds usability problems. An input must name the kind of data that the browser may fill in (WCAG
 * 1.3.5). A text needs a limit, and a long step needs sections. A box of several lines needs a text
 * that keeps line breaks. The form must also define how each combination of answers is submitted.
 *
 * @param isReleased whether this version of the form was released, so that its data must not change
 */
export function checkLayout(plan: Plan, isReleased = false): readonly LayoutHint[] {
  const eCheque = plan.steps.filter(({ id }) => id === 'eCheque').flatMap(({ fields }) => fields);
  const workflow = new Set([...plan.workflowFields, ...plan.paymentFields, ...eCheque]);
  const own = plan.root.children.filter(({ pattern }) => !workflow.has(pattern));
  const leaves = own.flatMap(leavesOf);
  return [
    ...leaves.flatMap(autocomplete),
    ...leaves.flatMap(limit),
    ...(isReleased ? [] : leaves.flatMap(lineBreaks)),
    ...longSteps(plan),
    ...fallback(plan),
  ];
}

/** Maximum number of fields of a step without sections. */
const MOST_FIELDS = 15;
const TYPED = new Set(['text', 'multiline', 'hkid', 'prn', 'phone', 'email']);
/** Kinds of texts whose length no rule limits. */
const FREE = new Set(['text', 'multiline', 'phone']);
const LIMITING = new Set([
  'maxLength',
  ...RULE_KEYWORDS.filter(({ limitsLength }) => limitsLength).map(({ keyword }) => keyword),
]);

function leavesOf(node: PlanNode): readonly LeafNode[] {
  if (node.kind === 'leaf') return [node];
  const group: GroupNode = node.kind === 'list' ? node.item : node;
  return group.children.flatMap(leavesOf);
}

function autocomplete(leaf: LeafNode): readonly LayoutHint[] {
  if (!TYPED.has(leaf.valueType) || leaf.computed !== undefined) return [];
  const options = leaf.ui['ui:options'];
  if (typeof options === 'object' && options !== null && 'autocomplete' in options) return [];
  return [
    {
      file: 'ui.json',
      pointer: leaf.pattern.replaceAll('*', 'items'),
      code: 'no-autocomplete',
      message: `The box ${leaf.pattern} does not define what the browser may fill in`,
      remedy:
        'Give it "ui:options": { "autocomplete": … }: a token for data of the applicant, else "off".',
    },
  ];
}

function limit(leaf: LeafNode): readonly LayoutHint[] {
  if (!FREE.has(leaf.valueType) || leaf.computed !== undefined) return [];
  const strict = leaf.rules.filter(({ severity }) => severity === 'error');
  if (strict.some(({ keyword }) => LIMITING.has(keyword))) return [];
  return [
    {
      file: 'schema.json',
      pointer: schemaPointer(leaf.pattern),
      code: 'no-limit',
      message: `The text ${leaf.pattern} may be of any length`,
      remedy: 'Give it "maxChars".',
    },
  ];
}

function lineBreaks(leaf: LeafNode): readonly LayoutHint[] {
  const isBox = leaf.ui['ui:widget'] === 'textarea' && leaf.computed === undefined;
  if (!isBox || leaf.valueType !== 'text') return [];
  return [
    {
      file: 'schema.json',
      pointer: schemaPointer(leaf.pattern),
      code: 'textarea-without-multiline',
      message: `The box of several lines for ${leaf.pattern} loses line breaks`,
      remedy:
        'Give it "multiline": true, or remove "ui:widget": "textarea" from its entry in ui.json.',
    },
  ];
}

function longSteps(plan: Plan): readonly LayoutHint[] {
  return plan.steps.flatMap(({ id, fields }, index): readonly LayoutHint[] => {
    const nodes = plan.root.children.filter(({ pattern }) => fields.includes(pattern));
    const groups = nodes.filter((node) => node.kind !== 'list');
    const count = groups.flatMap(leavesOf).length;
    const sections = new Set(nodes.map(({ ui }) => JSON.stringify(ui['ui:options'] ?? '')));
    // Groups in the only group of a step divide it under their own headings.
    const [parts = []] = nodes.map((node) => (node.kind === 'group' ? groupsIn(node) : []));
    if (count <= MOST_FIELDS || sections.size > 1 || parts.length > 1) return [];
    return [
      {
        file: 'manifest.json',
        pointer: `/steps/${index}`,
        code: 'long-step',
        message: `The step "${id}" has ${count} fields and no sections`,
        remedy: 'Part it in two steps, or give its fields "ui:options": { "section": … }.',
      },
    ];
  });
}

function groupsIn({ children }: GroupNode): readonly GroupNode[] {
  return children.filter((node): node is GroupNode => node.kind === 'group');
}

function fallback({ submissionType }: Plan): readonly LayoutHint[] {
  if (submissionType.at(-1)?.when === undefined) return [];
  return [
    {
      file: 'manifest.json',
      pointer: '/submissionType',
      code: 'no-fallback',
      message: 'When none of these conditions holds, the form cannot be submitted online',
      remedy: 'Remove "when" from the last entry.',
    },
  ];
}

function schemaPointer(pattern: string): string {
  return pattern
    .split('/')
    .slice(1)
    .map((part) => (part === '*' ? '/items' : `/properties/${part}`))
    .join('');
}
