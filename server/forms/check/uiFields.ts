import { didYouMean } from '#compiler';
import type { Plan, PlanNode } from '#engine';
import type { LayoutHint } from './layoutHints.ts';

/**
 * What ui.json says of fields and options that the form does not have: entries, names in `ui:order`
 * and `summary`, options in `extraFieldOf`. What they say would be lost.
 *
 * @param ui the parsed ui.json of a form that compiled to the plan
 * @param isAlone it lies beside somebody else's schema, and may speak of what that schema has
 */
export function strayUi(ui: unknown, plan: Plan, isAlone = false): readonly LayoutHint[] {
  return strayUnder(ui, { node: plan.root, pointer: '', plan, isAlone, around: [] });
}

/** A node to be laid out, where its entry stands, and the fields that it is drawn among. */
interface At {
  readonly node: PlanNode;
  readonly pointer: string;
  readonly plan: Plan;
  readonly isAlone: boolean;
  readonly around: readonly PlanNode[];
}

function strayUnder(entry: unknown, at: At): readonly LayoutHint[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { node, pointer, plan, isAlone } = at;
  // What lies inside an answer of any shape is laid out by its own schema.
  if (node.kind === 'leaf' && node.valueType === 'json') return [];
  const inner = partsOf(node);
  const fields = Object.entries(entry)
    .filter(([key]) => !key.startsWith('ui:') && !key.startsWith('$'))
    .filter(([key, below]) => !(isAlone && isOfSchema(key, below, node)))
    .flatMap(([key, below]) => {
      const here = `${pointer}/${key}`;
      const part = inner.get(key);
      if (!part) return [stray(key, here, [...inner.keys()])];
      return strayUnder(below, {
        node: part,
        pointer: here,
        plan,
        isAlone,
        around: around(part, node, plan),
      });
    });
  return [...fields, ...strayNames(entry, at), ...strayOption(entry, at)];
}

/** Whether a key means a part of somebody's schema that is no field: alternatives, options to tick. */
function isOfSchema(key: string, below: unknown, node: PlanNode): boolean {
  if (key === 'items') return node.kind === 'leaf' && node.valueType === 'choices';
  return (key === 'oneOf' || key === 'anyOf') && Array.isArray(below);
}

/** What may be laid out within a field, by the key that ui.json has for it. */
function partsOf(node: PlanNode): ReadonlyMap<string, PlanNode> {
  if (node.kind === 'leaf') return new Map();
  if (node.kind === 'group') return new Map(node.children.map((child) => [child.key, child]));
  const { item } = node;
  // A row that is a single answer is laid out as that answer.
  return new Map([['items', (item.isBare && item.children[0]) || item]]);
}

/** The fields drawn with one: those of its group, at the top those of its step. */
function around(part: PlanNode, holder: PlanNode, { steps }: Plan): readonly PlanNode[] {
  if (holder.kind !== 'group') return [];
  if (holder.pattern !== '') return holder.children;
  const { fields = [] } = steps.find((step) => step.fields.includes(part.pattern)) ?? {};
  return fields.flatMap((field) => holder.children.find(({ pattern }) => pattern === field) ?? []);
}

function strayNames(entry: object, { node, pointer }: At): readonly LayoutHint[] {
  const row = node.kind === 'list' ? node.item : node;
  const columns = row.kind === 'group' ? row.children.map(({ key }) => key) : [];
  const ordered = node.kind === 'group' ? columns : [];
  return [
    ...lost(listOf(Reflect.get(entry, 'ui:order')), [...ordered, '*'], `${pointer}/ui:order`),
    ...lost(listOf(optionOf(entry, 'summary')), columns, `${pointer}/ui:options/summary`),
  ];
}

function lost(
  names: readonly unknown[],
  known: readonly string[],
  pointer: string,
): readonly LayoutHint[] {
  return names.flatMap((name, index) =>
    typeof name === 'string' && !known.includes(name)
      ? [stray(name, `${pointer}/${index}`, known)]
      : [],
  );
}

/** An option that none of the choices before the field has: the field would not stand under it. */
function strayOption(entry: object, { node, pointer, around: beside }: At): readonly LayoutHint[] {
  const wanted = optionOf(entry, 'extraFieldOf');
  if (typeof wanted !== 'string') return [];
  const before = beside.slice(0, Math.max(0, beside.indexOf(node)));
  const options = before.flatMap((each) =>
    each.kind === 'leaf' ? (each.options ?? []).map(({ value }) => String(value)) : [],
  );
  if (options.includes(wanted)) return [];
  const remedy = didYouMean(wanted, options, 'Name an option of a choice that stands before it.');
  return [
    {
      file: 'ui.json',
      pointer: `${pointer}/ui:options/extraFieldOf`,
      code: 'unknown-option',
      message: `No choice before this field has the option "${wanted}"`,
      remedy,
    },
  ];
}

function optionOf(entry: object, name: string): unknown {
  const options: unknown = Reflect.get(entry, 'ui:options');
  return typeof options === 'object' && options !== null ? Reflect.get(options, name) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function stray(key: string, pointer: string, known: readonly string[]): LayoutHint {
  return {
    file: 'ui.json',
    pointer,
    code: 'unknown-field',
    message: `There is no field "${key}" to be laid out here`,
    remedy: didYouMean(key, known, 'Remove it.'),
  };
}
