import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import {
  childPointer,
  type FormStore,
  type LeafNode,
  type ListNode,
  type PlanNode,
  type Texts,
} from '#engine';
import { widgetOf } from '../../../../../renderer/form/nodes/widgetOf.ts';
import { recordName } from '../../../../../renderer/form-context/recordName.ts';
import { wordsIn } from '../../../../../renderer/i18n/formWords.ts';

/** An answer of a form in use, with its label. */
export interface Answer {
  readonly pointer: string;
  readonly node: LeafNode;
  readonly label: string;
  /** Labels of the current options, by value. */
  readonly options: ReadonlyMap<unknown, string>;
}

/** A part of a form in use for RJSF: without references, conditions and our own keywords. */
export interface Resolved {
  readonly schema: RJSFSchema;
  readonly ui: UiSchema;
  readonly answers: readonly Answer[];
}

/**
 * Returns the visible fields at some pointers in plain JSON Schema. Omits fields that RJSF does not
 * have: computed and hidden fields, notes, files and JSON.
 */
export function resolved(store: FormStore, texts: Texts, pointers: readonly string[]): Resolved {
  const parts = pointers.map((pointer) => part({ store, texts }, store.node(pointer), pointer));
  return joined(pointers.map((pointer, at) => [pointer.slice(1), parts[at]] as const));
}

interface Reading {
  readonly store: FormStore;
  readonly texts: Texts;
}

function part(
  reading: Reading,
  node: PlanNode,
  pointer: string,
  name?: string,
): Resolved | undefined {
  const { store } = reading;
  if (!store.isVisible(pointer) || node.ui['ui:widget'] === 'hidden') return undefined;
  if (node.kind === 'leaf') return answer(reading, node, pointer, name);
  if (node.kind === 'list') return list(reading, node, pointer);
  const inner = node.children.map(
    (child) => [child.key, part(reading, child, childPointer(pointer, child))] as const,
  );
  const whole = joined(inner);
  return whole.answers.length === 0 ? undefined : whole;
}

function list(reading: Reading, node: ListNode, pointer: string): Resolved | undefined {
  const { store, texts } = reading;
  const count = store.rowCount(pointer);
  const [only] = node.item.isBare ? node.item.children : [];
  const rows = Array.from({ length: count }, (_, index) => {
    const name = recordName(node, index, texts, wordsIn('en'));
    return part(reading, only ?? node.item, `${pointer}/${index}`, name);
  });
  const present = rows.filter((row) => row !== undefined);
  if (present.length === 0) return undefined;
  return {
    schema: { type: 'array', items: rows.map((row) => row?.schema ?? { type: 'object' }) },
    // RJSF accepts a layout for each item of a tuple, but its types do not declare it.
    ui: { items: rows.map((row) => row?.ui ?? {}) as unknown as UiSchema },
    answers: present.flatMap(({ answers }) => answers),
  };
}

function joined(parts: readonly (readonly [string, Resolved | undefined])[]): Resolved {
  const present = parts.flatMap(([name, each]) => (each ? [[name, each] as const] : []));
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(present.map(([name, { schema }]) => [name, schema])),
    },
    ui: Object.fromEntries(present.map(([name, { ui }]) => [name, ui])),
    answers: present.flatMap(([, { answers }]) => answers),
  };
}

function answer(
  { store, texts }: Reading,
  node: LeafNode,
  pointer: string,
  name: string | undefined,
): Resolved | undefined {
  const widget = widgetOf(node);
  const isBeyond = widget === 'static' || node.valueType === 'file' || node.valueType === 'json';
  if (isBeyond) return undefined;
  const label = name ?? texts[`${node.textKey}.label`] ?? node.key;
  const options = store.options(pointer).map(({ value }) => value);
  const names = options.map((value) => texts[`${node.textKey}.options.${value}`] ?? String(value));
  const words = new Map(options.map((value, at) => [value, names[at] ?? '']));
  const ui = RJSFS[widget] === undefined ? {} : { 'ui:widget': RJSFS[widget] };
  const schema: RJSFSchema = { ...schemaOf(node, options), title: label };
  const isChoice = node.valueType === 'choice' || node.valueType === 'choices';
  const named =
    node.valueType === 'choices' ? { items: { 'ui:enumNames': names } } : { 'ui:enumNames': names };
  return {
    schema,
    ui: { ...ui, ...(isChoice ? named : {}) },
    answers: [{ pointer, node, label, options: words }],
  };
}

/** Widgets of the project that RJSF also has. */
const RJSFS: Readonly<Record<string, string>> = {
  radio: 'radio',
  'payment-method': 'radio',
  checkboxes: 'checkboxes',
  textarea: 'textarea',
  password: 'password',
};

function schemaOf(node: LeafNode, options: readonly (string | number | boolean)[]): RJSFSchema {
  switch (node.valueType) {
    case 'checkbox':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number' };
    case 'choice':
      return { type: 'string', enum: [...options] };
    case 'choices':
      return { type: 'array', uniqueItems: true, items: { type: 'string', enum: [...options] } };
    default:
      return { type: 'string' };
  }
}
