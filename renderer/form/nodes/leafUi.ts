import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { LeafNode, Option, Texts } from '#engine';
import { uiOptions } from '../../form-context/uiOptions.ts';
import type { WidgetTraits } from '../../form-context/WidgetTraits.ts';
import type { Word, WordKey } from '../../i18n/formWords.ts';
import {
  DOCUMENT_KINDS,
  isDocumentKind,
  kindOfOption,
} from '../../widgets/document-number/documentKinds.ts';
import { widgetOf } from './widgetOf.ts';

/** The RJSF props of one leaf in one language. */
export interface LeafUi {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly traits: WidgetTraits;
}

/**
 * Converts a leaf to RJSF's props: the widget, the texts of the language, the options offered now
 * and the maximum text length. Returns the same object for consecutive calls with the same input,
 * also for another row of a list.
 *
 * @param name label of a row that consists of a single answer ("PRN 2"); the list then shows the
 *   help once
 * @param kind kind of document, if another answer decides it: the chosen option of that answer
 * @throws {RangeError} when the definition names a widget that the theme lacks
 */
export function leafUi(
  node: LeafNode,
  offered: readonly Option[],
  texts: Texts,
  word: Word,
  widgets: Readonly<Record<string, WidgetTraits>>,
  name?: string,
  kind?: string,
): LeafUi {
  const inputs = [offered, texts, word, widgets, name, kind];
  const known = lastOf.get(node);
  if (known && inputs.every((each, index) => each === known.inputs[index])) return known.made;
  const made = makeLeafUi(node, offered, texts, word, widgets, name, kind);
  lastOf.set(node, { inputs, made });
  return made;
}

const lastOf = new WeakMap<
  LeafNode,
  { readonly inputs: readonly unknown[]; readonly made: LeafUi }
>();

function makeLeafUi(
  node: LeafNode,
  offered: readonly Option[],
  texts: Texts,
  word: Word,
  widgets: Readonly<Record<string, WidgetTraits>>,
  name: string | undefined,
  kind: string | undefined,
): LeafUi {
  const { widget, traits } = widgetTraits(node, widgets);
  const text = (suffix: string) => texts[`${node.textKey}.${suffix}`];
  const box = kindOfOption(kind) ?? widget;
  const values = offered.map(({ value }) => value);
  const labels = values.map((value) => text(`options.${value}`) ?? String(value));
  const isChoice = node.valueType === 'choice';
  const help =
    (name === undefined ? text('help') : undefined) ?? hintOf(node, box, word, name, traits.hint);
  const placeholder = text('placeholder');
  return {
    traits,
    schema: { ...(node.schema as RJSFSchema), ...(isChoice ? { enum: values } : {}) },
    uiSchema: {
      ...node.ui,
      'ui:widget': widget,
      'ui:title': name ?? text('label') ?? node.key,
      ...(help === undefined ? {} : { 'ui:help': help }),
      ...(placeholder === undefined ? {} : { 'ui:placeholder': placeholder }),
      ...(isChoice ? { 'ui:enumNames': labels } : {}),
      'ui:options': {
        ...uiOptions(node),
        frame: traits.frame,
        limit: limitOf(node),
        kind: kindOfOption(kind),
        multiline: node.valueType === 'multiline',
        output: text('output'),
        ...(node.file ? { file: node.file } : {}),
        ...(node.valueType === 'choices'
          ? {
              enumOptions: values.map((value, index) => ({ value, label: labels[index] })),
            }
          : {}),
      },
    },
  };
}

/**
 * Returns the widget of a leaf in a theme: `ui:options.ownWidget` where the theme has it, otherwise
 * the widget that `widgetOf` returns.
 *
 * @throws {RangeError} when the definition names a widget that the theme lacks
 */
export function widgetTraits(
  node: LeafNode,
  widgets: Readonly<Record<string, WidgetTraits>>,
): { readonly widget: string; readonly traits: WidgetTraits } {
  const { ownWidget } = uiOptions(node);
  const widget = widgets[String(ownWidget)] ? String(ownWidget) : widgetOf(node);
  const traits = widgets[widget];
  if (!traits) throw new RangeError(`Cannot show ${node.pattern}: no widget "${widget}"`);
  return { widget, traits };
}

/** Returns the widget's default help, for a leaf without help by the author. */
function hintOf(
  node: LeafNode,
  widget: string,
  word: Word,
  name: string | undefined,
  declared: WordKey | undefined,
): string | undefined {
  // With a `name`, the list shows the help once for all rows.
  if (name === undefined && isDocumentKind(widget)) return word(DOCUMENT_KINDS[widget].hint);
  const hint = name === undefined ? declared : undefined;
  if (hint) return word(hint);
  if (widget !== 'checkboxes') return undefined;
  return word(uiOptions(node).single === true ? 'choice.oneHint' : 'choice.manyHint');
}

/**
 * Returns the maximum number of characters for the character count. Ignores conditional rules and
 * rules that only advise.
 */
function limitOf(node: LeafNode): number | undefined {
  if (node.valueType !== 'text' && node.valueType !== 'multiline') return undefined;
  const rule = node.rules.find(
    ({ keyword, when, severity }) =>
      keyword === 'maxChars' && when === undefined && severity === 'error',
  );
  const limit = rule?.args[0];
  return typeof limit === 'number' ? limit : undefined;
}
