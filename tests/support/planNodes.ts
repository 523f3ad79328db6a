import type { GroupNode, LeafNode, ListNode, Plan, PlanNode, ValueType } from '#engine';

/** A factory of a leaf, a group or a list for any place in the plan. */
export type NodeMaker = (pattern: string, textKey: string) => PlanNode;

/** The properties of a leaf that a test sets. The other properties have common values. */
export type LeafTraits = Partial<Omit<LeafNode, 'kind' | 'valueType' | 'ui'>> & {
  readonly ui?: LeafNode['ui'];
};

const JSON_TYPE: Partial<Record<ValueType, string>> = {
  checkbox: 'boolean',
  choices: 'array',
  file: 'object',
  number: 'number',
};

/** Creates a leaf of a value type. */
export function leaf(valueType: ValueType, traits: LeafTraits = {}): NodeMaker {
  return (pattern, textKey) => ({
    kind: 'leaf',
    key: lastKey(pattern),
    pattern,
    textKey,
    valueType,
    required: false,
    requiredKey: 'validation_required',
    schema: { type: JSON_TYPE[valueType] ?? 'string' },
    ui: {},
    spelling: [],
    rules: [],
    ...traits,
  });
}

/** Creates a leaf with options. */
export function choice(
  values: readonly string[],
  traits: LeafTraits = {},
  valueType: 'choice' | 'choices' = 'choice',
): NodeMaker {
  return leaf(valueType, { options: values.map((value) => ({ value })), ...traits });
}

/** Creates a group of named nodes. */
export function group(
  children: Readonly<Record<string, NodeMaker>>,
  traits: Partial<GroupNode> = {},
): (pattern: string, textKey: string) => GroupNode {
  return (pattern, textKey) => ({
    kind: 'group',
    key: lastKey(pattern),
    pattern,
    textKey,
    required: false,
    requiredKey: 'validation_required',
    schema: { type: 'object' },
    ui: {},
    rules: [],
    children: Object.entries(children).map(([key, make]) =>
      make(`${pattern}/${key}`, textKey === '' ? key : `${textKey}.${key}`),
    ),
    ...traits,
  });
}

/** Creates a record list whose rows have named nodes. */
export function list(
  children: Readonly<Record<string, NodeMaker>>,
  traits: Partial<ListNode> = {},
): NodeMaker {
  return (pattern, textKey): ListNode => ({
    kind: 'list',
    key: lastKey(pattern),
    pattern,
    textKey,
    required: false,
    requiredKey: 'validation_required',
    schema: { type: 'array' },
    ui: {},
    item: group(children)(`${pattern}/*`, textKey),
    minItems: 0,
    maxItems: 50,
    emptyRows: 'refuse',
    initialRows: 0,
    ordered: false,
    countWhere: [],
    rules: [],
    ...traits,
  });
}

/** Creates a plan with these fields and without steps. */
export function planOf(fields: Readonly<Record<string, NodeMaker>>): Plan {
  return {
    code: 'TEST',
    version: 1,
    hash: 'test',
    screenId: 'TEST',
    reference: 'TEST',
    root: group(fields)('', ''),
    conditions: [],
    steps: [],
    workflowFields: [],
    paymentFields: [],
    submissionType: [],
    signatures: [],
    unique: [],
    manifest: { code: 'TEST', version: 1, screenId: 'TEST', steps: [], submissionType: 'NO_ESUBM' },
    languages: ['en'],
  } as unknown as Plan;
}

const lastKey = (pattern: string) => pattern.slice(pattern.lastIndexOf('/') + 1);
