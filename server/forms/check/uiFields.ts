import { didYouMean } from '#compiler';
import type { Plan, PlanNode } from '#engine';
import type { LayoutHint } from './layoutHints.ts';

/**
 * Finds references in ui.json to fields and options that the form does not have. These are keys,
 * names in `ui:order` and `summary`, and options in `extraFieldOf`. The form would ignore them.
 *
 * @param ui the parsed ui.json of a form that compiled to the plan
 * @param isAlone whether ui.json belongs to an external schema, whose keywords may be keys
 */
export function strayUi(ui: unknown, plan: Plan, isAlone = false): readonly LayoutHint[] {
  return strayUnder(ui, { node: plan.root, pointer: '', plan, isAlone, around: [] });
}

/** A node to lay out, the pointer of its entry, and the fields that are rendered with it. */
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
  // An answer that is any JSON has its own schema, which defines the layout of its content.
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

/**
 * Checks whether a key names a part of an external schema that is not a field: alternatives, or the
 * options of a choice.
 */
function isOfSchema(key: string, below: unknown, node: PlanNode): boolean {
  if (key === 'items') return node.kind === 'leaf' && node.valueType === 'choices';
  return (key === 'oneOf' || key === 'anyOf') && Array.isArray(below);
}

/** Returns the nodes within a field that have a layout, by their key in ui.json. */
function partsOf(node: PlanNode): ReadonlyMap<string, PlanNode> {
  if (node.kind === 'leaf') return new Map();
  if (node.kind === 'group') return new Map(node.children.map((child) => [child.key, child]));
  const { item } = node;
  // A row with a single answer has the layout of that answer.
  return new Map([['items', (item.isBare && item.children[0]) || item]]);
}

/**
 * Returns the fields that are rendered with a field: those of its group; at the top level, those of
 * its step.
 */
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

/**
 * Finds an option that no choice before the field has. The field would never appear with such an
 * option.
 */
function strayOption(
  entry: object,
  { node, pointer, around: siblings }: At,
): readonly LayoutHint[] {
  const wanted = optionOf(entry, 'extraFieldOf');
  if (typeof wanted !== 'string') return [];
  const before = siblings.slice(0, Math.max(0, siblings.indexOf(node)));
  const options = before.flatMap((each) =>
    each.kind === 'leaf' ? (each.options ?? []).map(({ value }) => String(value)) : [],
  );
  if (options.includes(wanted)) return [];
  const remedy = didYouMean(wanted, options, 'Name an option of a choice before it.');
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
    message: `There is no field "${key}" to lay out here`,
    remedy: didYouMean(key, known, 'Remove it.'),
  };
}
