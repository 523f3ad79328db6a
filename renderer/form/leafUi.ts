import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { LeafNode, Option, Texts } from '#engine';
import {
  DOCUMENT_KINDS,
  isDocumentKind,
  kindOfOption,
} from '../widgets/document-number/documentKinds.ts';
import { uiOptions } from './arrange.ts';
import type { WidgetTraits } from './WidgetTraits.ts';
import { widgetOf } from './widgetOf.ts';
import type { Word, WordKey } from './words.ts';

/** What RJSF is told of one leaf in one language. */
export interface LeafUi {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly traits: WidgetTraits;
}

/**
 * Puts a leaf into RJSF's words: the widget (the author's, or the value type's), the texts of the
 * language, the options offered now, the longest text allowed. The same object while it is asked the
 * same, also by another row of a list.
 *
 * @param name of a row that is this answer ("PRN 2"): stands as its label; help stands once, at the list
 * @param kind of document whose number it is, where another answer tells: an option of that choice
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
  const asked = [offered, texts, word, widgets, name, kind];
  const known = lastOf.get(node);
  if (known && asked.every((each, index) => each === known.asked[index])) return known.made;
  const made = makeLeafUi(node, offered, texts, word, widgets, name, kind);
  lastOf.set(node, { asked, made });
  return made;
}

const lastOf = new WeakMap<
  LeafNode,
  { readonly asked: readonly unknown[]; readonly made: LeafUi }
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
  const help = (name === undefined ? text('help') : undefined) ?? hintOf(node, box, word, name);
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
 * The widget of a leaf in a theme: one of another's page, where this page has it too, else that of the
 * answer's kind.
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

/** Help that a widget brings where the author wrote none. */
function hintOf(
  node: LeafNode,
  widget: string,
  word: Word,
  name: string | undefined,
): string | undefined {
  // A row that is one answer is named by its list, where help stands once.
  if (name === undefined && isDocumentKind(widget)) return word(DOCUMENT_KINDS[widget].hint);
  const hint = name === undefined ? HINTS[widget] : undefined;
  if (hint) return word(hint);
  if (widget !== 'checkboxes') return undefined;
  return word(uiOptions(node).single === true ? 'choice.oneHint' : 'choice.manyHint');
}

/**
 * How dates, times and telephone numbers are written: said before anything is typed, not in a placeholder
 * that goes (D-03, U-12).
 */
const HINTS: Readonly<Record<string, WordKey>> = {
  date: 'hint.date',
  'month-year': 'hint.monthYear',
  phone: 'hint.phone',
  time: 'hint.time',
  years: 'hint.years',
};

/** Most characters that the rules allow, whatever else holds; for the character count. */
function limitOf(node: LeafNode): number | undefined {
  if (node.valueType !== 'text' && node.valueType !== 'multiline') return undefined;
  const rule = node.rules.find(
    ({ keyword, when, severity }) =>
      keyword === 'maxChars' && when === undefined && severity === 'error',
  );
  const limit = rule?.args[0];
  return typeof limit === 'number' ? limit : undefined;
}
