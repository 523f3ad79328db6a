import { FIELD_NAME } from '../../constants/fieldName.ts';
import type { JsonObject, UiSchema } from '../../definition/JsonSchema.ts';
import type { Draft, GroupDraft } from './Draft.ts';
import { isObject, merged, objectOf, textsOf } from './json.ts';
import { orderedNames } from './orderedNames.ts';
import { within } from './Reporter.ts';
import {
  itemSource,
  keywordOf,
  openSource,
  propertyNames,
  propertySource,
  type Source,
  type SourceContext,
  sourcePlace,
} from './Source.ts';

/** A block that a form uses, and the prefix of its text keys. */
export interface UsedBlock {
  readonly name: string;
  readonly textKey: string;
}

/** The fields of a form by place, and their blocks, the outermost first. */
export interface FormDraft {
  readonly root: GroupDraft;
  readonly blocks: readonly UsedBlock[];
  /** Patterns of the fields at the root that are not the form's own. */
  readonly beside: readonly string[];
}

interface Position {
  readonly key: string;
  readonly pattern: string;
  readonly textKey: string;
  readonly holder: string;
  readonly required: boolean;
  readonly ui: UiSchema;
}

/**
 * Opens a form's schema: follows every `$ref` and determines the place of every field.
 *
 * @param documents the form's schema, then the schemas of the shared workflow, whose fields are
 *   added at the root
 */
export function draftForm(
  context: SourceContext,
  documents: readonly {
    readonly file: string;
    readonly schema: JsonObject;
    readonly ui: UiSchema;
  }[],
): FormDraft {
  const blocks: UsedBlock[] = [];
  const parts = documents.map(({ file, schema, ui }) => {
    const source = openSource(context, [{ place: { file, pointer: '' }, schema }]);
    const root = { key: '', pattern: '', textKey: '', holder: '', required: true, ui };
    const drafting = { context, blocks };
    return draftGroup(drafting, source, withBlocks(drafting, source, root));
  });
  const [first, ...others] = parts;
  if (!first) throw new TypeError('Cannot draft a form: no schema was given');
  const own = first.children.map(({ pattern }) => pattern);
  const laid = others.flatMap(({ children }) => children);
  const beside = laid.map(({ pattern }) => pattern).filter((pattern) => !own.includes(pattern));
  return { root: { ...first, children: [...first.children, ...laid] }, blocks, beside };
}

interface Drafting {
  readonly context: SourceContext;
  readonly blocks: UsedBlock[];
}

function draft(drafting: Drafting, source: Source, at: Position): Draft {
  const position = withBlocks(drafting, source, at);
  const items = itemSource(drafting.context, source);
  if (isList(source, items)) return draftList(drafting, source, items, position);
  if (isGroup(source)) return draftGroup(drafting, source, position);
  // RJSF reads the layout inside an answer of any shape.
  const isJson = keywordOf(source, 'json') !== undefined;
  return { kind: 'leaf', source, ...position, ui: isJson ? position.ui : ownUi(position.ui) };
}

/** Records the blocks that a source opens, and merges the form's layout over theirs. */
function withBlocks(drafting: Drafting, { blocks }: Source, at: Position): Position {
  for (const { name } of blocks) drafting.blocks.push({ name, textKey: at.textKey });
  const ui = blocks.reduce<UiSchema>((upper, block) => merged(upper, block.ui), at.ui);
  return { ...at, ui };
}

function draftGroup(drafting: Drafting, source: Source, at: Position): GroupDraft {
  const required = new Set(textsOf(keywordOf(source, 'required')));
  const names = orderedNames(propertyNames(source), at.ui);
  const children = names.flatMap((name) => {
    if (!isPropertyName(drafting.context, source, name)) return [];
    return [
      draft(drafting, propertySource(drafting.context, source, name), {
        key: name,
        pattern: `${at.pattern}/${name}`,
        textKey: at.textKey === '' ? name : `${at.textKey}.${name}`,
        holder: at.pattern,
        required: required.has(name),
        ui: objectOf(at.ui[name]),
      }),
    ];
  });
  return { kind: 'group', source, children, ...at, ui: ownUi(at.ui) };
}

function draftList(drafting: Drafting, source: Source, items: Source, at: Position): Draft {
  for (const { name } of items.blocks) drafting.blocks.push({ name, textKey: at.textKey });
  const single = isGroup(items) ? undefined : singleRow(source, items, at);
  if (single) return { kind: 'list', source, item: single, ...at, ui: ownUi(at.ui) };
  const itemUi = items.blocks.reduce<UiSchema>(
    (upper, block) => merged(upper, block.ui),
    objectOf(at.ui.items),
  );
  const item = draftGroup(drafting, items, {
    key: '*',
    pattern: `${at.pattern}/*`,
    textKey: at.textKey,
    holder: at.holder,
    required: true,
    ui: itemUi,
  });
  return { kind: 'list', source, item, ...at, ui: ownUi(at.ui) };
}

/**
 * Creates the draft of a row with a single answer. Its pointers start where those of the list
 * start. If the list drops empty rows, the answer is optional.
 */
function singleRow(list: Source, items: Source, at: Position): GroupDraft {
  const row = { ...at, key: '*', pattern: `${at.pattern}/*`, required: true, ui: {} };
  const ui = ownUi(objectOf(at.ui.items));
  const required = keywordOf(list, 'emptyRows') !== 'drop';
  const answer: Draft = { kind: 'leaf', source: items, ...row, required, key: '', ui };
  return { kind: 'group', source: NOTHING, children: [answer], isBare: true, ...row };
}

const NOTHING: Source = { layers: [], blocks: [], trail: new Set() };

function isGroup(source: Source): boolean {
  if (keywordOf(source, 'file') !== undefined) return false;
  return keywordOf(source, 'type') === 'object' || isObject(keywordOf(source, 'properties'));
}

/**
 * Checks for rows of objects or of single answers. A list of distinct options is a single answer
 * instead.
 */
function isList(source: Source, items: Source): boolean {
  if (keywordOf(source, 'type') !== 'array' || items.layers.length === 0) return false;
  return isGroup(items) || keywordOf(items, 'enum') === undefined;
}

function ownUi(ui: UiSchema): UiSchema {
  return Object.fromEntries(Object.entries(ui).filter(([key]) => key.startsWith('ui:')));
}

const PROPERTY_NAME = new RegExp(`^${FIELD_NAME}$`, 'u');
const RESERVED = ['anyOf', 'allOf', 'not', 'constructor', 'prototype'];
const RESERVED_WORDS = `none of ${RESERVED.join(', ')} and no name that every object has (toString)`;

/**
 * Checks for reserved names, since an inherited property would look like an answer of the same
 * name.
 */
function isReserved(name: string): boolean {
  return RESERVED.includes(name) || Object.hasOwn(Object.prototype, name);
}

const LONGEST_NAME = 100;

/**
 * Checks whether a property of an external schema may have a name. The name must be possible in a
 * pointer and in a wire name.
 */
export function isExternalName(name: string): boolean {
  return EXTERNAL_NAME.test(name) && name.length <= LONGEST_NAME && !isReserved(name);
}

const EXTERNAL_NAME = /^(?![\s.])[^/~*\p{C}]*[^/~*\p{C}\s]$/u;

/** The remedy for a name that `isExternalName` refuses. */
export const EXTERNAL_NAME_REMEDY = `Rename it: 1 to ${LONGEST_NAME} characters without "/", "~", "*" and control characters, no full stop first, no space at either end, ${RESERVED_WORDS}.`;

/**
 * Checks whether a property may have a name. The name becomes part of pointers, text keys and wire
 * names.
 */
function isFieldName(name: string): boolean {
  return PROPERTY_NAME.test(name) && !isReserved(name);
}

function isPropertyName(context: SourceContext, source: Source, name: string): boolean {
  if (isFieldName(name) || (context.isExternal && isExternalName(name))) return true;
  context.report.error(
    within(sourcePlace(source, 'properties'), name),
    'bad-name',
    `"${name}" cannot be the name of a field`,
    `Use letters, digits, "_" and "-", first a letter, "_" or "@", ${RESERVED_WORDS}.`,
  );
  return false;
}
