import type { Condition, LeafNode, Plan, PlanNode, Texts, ValidatorModule } from '#engine';
import type { BenchField, BenchModel, BenchSection } from './BenchModel.ts';

interface Source {
  readonly plan: Plan;
  readonly texts: Texts;
  readonly validator: ValidatorModule;
}

/**
 * Returns one step of a real form as the plain model that the other engines render. Inputs, labels,
 * options and required fields are the same; `LIMITS` has the limits. A step with a list becomes
 * that list alone. Keeps a condition on a sibling. Treats a condition on another step's answer as
 * true, because the pages' answers satisfy it.
 *
 * @param stepId a step that the form itself defines
 */
export function modelOf(source: Source, stepId: string): BenchModel {
  const step = source.plan.steps.find(({ id }) => id === stepId);
  if (!step) throw new Error(`Cannot model ${stepId}: the form has no such step`);
  const nodes = step.fields.map((pointer) => nodeAt(source.plan, pointer));
  const list = nodes.find((node) => node.kind === 'list');
  const fields = nodes.flatMap((node) => fieldsOf(source, node, ''));
  if (!list) return { sections: [{ key: stepId, title: stepId, fields }] };
  return {
    sections: [],
    list: {
      key: list.key,
      title: list.key,
      fields: list.item.children.flatMap((node) => fieldsOf(source, node, '')),
      summary: ['SubscriptionFee', 'PRN', 'AlterEmail'],
    },
  };
}

/** Returns the model's sections, or its list's record as the only section. */
export function sectionsOf(model: BenchModel): readonly BenchSection[] {
  return model.list ? [{ ...model.list }] : model.sections;
}

function nodeAt(plan: Plan, pointer: string): PlanNode {
  const key = pointer.slice(1);
  const node = plan.root.children.find((child) => child.key === key);
  if (!node) throw new Error(`Cannot model ${pointer}: it is not a field of the form`);
  return node;
}

/** Returns a node's fields; none for a list. Groups become flat keys: `CorrAddress.building`. */
function fieldsOf(source: Source, node: PlanNode, base: string): readonly BenchField[] {
  if (node.kind === 'list') return [];
  const key = `${base}${node.key}`;
  if (node.kind === 'group') {
    return node.children.flatMap((child) => fieldsOf(source, child, `${key}.`));
  }
  const when = whenOf(source, node);
  return [
    {
      key,
      label: source.texts[`${node.textKey}.label`] ?? key,
      kind: kindOf(node),
      required: node.required,
      ...(node.options && {
        options: node.options.map(({ value }) => ({
          value: String(value),
          label: source.texts[`${node.textKey}.options.${value}`] ?? String(value),
        })),
      }),
      ...(when && { when }),
      ...LIMITS[node.valueType],
    },
  ];
}

function kindOf(node: LeafNode): BenchField['kind'] {
  if (node.valueType === 'checkbox') return 'check';
  if (node.valueType !== 'choice') return 'text';
  return node.ui['ui:widget'] === 'radio' ? 'radio' : 'select';
}

/** Limits by value type, as a plain form has them: patterns where Landform has rules. */
const LIMITS: Readonly<Record<string, Pick<BenchField, 'maxLength' | 'pattern'>>> = {
  text: { maxLength: 100 },
  email: { maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' },
  phone: { maxLength: 20, pattern: '^[0-9+() -]+$' },
  prn: { maxLength: 8, pattern: '^[A-Z0-9][0-9]{7}$' },
  integer: { maxLength: 4, pattern: '^[0-9]+$' },
};

function whenOf({ plan, validator }: Source, node: LeafNode): BenchField['when'] {
  if (node.visibleWhen === undefined) return undefined;
  const tests = flatten(plan.conditions[node.visibleWhen]);
  const parent = node.pattern.slice(0, node.pattern.lastIndexOf('/'));
  const test = tests.find(({ pattern }) => pattern.startsWith(`${parent}/`));
  if (!test) return undefined;
  const key = test.pattern.slice(parent.length + 1);
  const controller = findNode(plan.root, test.pattern);
  const values =
    controller?.kind === 'leaf' && controller.options
      ? controller.options.map(({ value }) => value)
      : [true];
  const check = validator.tests[test.test];
  return { key: `${nested(parent)}${key}`, values: values.filter((value) => check?.(value)) };
}

/** Returns the prefix of a field's flat key: the groups around the field, as in `CorrAddress.`. */
function nested(parent: string): string {
  const keys = parent.split('/').slice(1);
  const inside = keys[1] === '*' ? keys.slice(2) : keys;
  return inside.map((key) => `${key}.`).join('');
}

function flatten(condition: Condition | undefined): readonly (Condition & { kind: 'test' })[] {
  if (condition?.kind === 'test') return [condition];
  return condition?.kind === 'all' ? condition.of.flatMap(flatten) : [];
}

function findNode(node: PlanNode, pattern: string): PlanNode | undefined {
  if (node.pattern === pattern) return node;
  const children = node.kind === 'group' ? node.children : node.kind === 'list' ? [node.item] : [];
  for (const child of children) {
    const found = findNode(child, pattern);
    if (found) return found;
  }
  return undefined;
}
