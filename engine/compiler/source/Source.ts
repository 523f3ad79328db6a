import type { Json, JsonObject, UiSchema } from '../../definition/JsonSchema.ts';
import type { SharedFiles } from './FormFiles.ts';
import { isObject, merged, objectOf } from './json.ts';
import { type Place, type Reporter, within } from './Reporter.ts';

/** One schema object in one file. */
interface Layer {
  readonly place: Place;
  readonly schema: JsonObject;
}

/** A block of `schemas/defs` that a schema in a form references. */
interface OpenedBlock {
  readonly name: string;
  readonly ui: UiSchema;
}

/**
 * A schema as authors wrote it, in layers: the keywords next to a `$ref` override the schema that
 * the `$ref` names. It stores the place of each keyword for diagnostics.
 */
export interface Source {
  readonly layers: readonly Layer[];
  readonly blocks: readonly OpenedBlock[];
  /** References followed from the root. Following one of them again would never end. */
  readonly trail: ReadonlySet<string>;
}

/** The inputs for opening a schema: the shared blocks, and the reporter of faults. */
export interface SourceContext {
  readonly shared: SharedFiles;
  readonly report: Reporter;
  /** Whole documents by file, for `#/$defs/...`. */
  readonly documents: Map<string, JsonObject>;
  /** Whether an author outside the project chose the names. */
  readonly isExternal?: boolean;
}

/** Opens a schema: follows its `$ref` and further `$ref`s, down to the last layer. */
export function openSource(
  context: SourceContext,
  layers: readonly Layer[],
  followed: ReadonlySet<string> = new Set(),
): Source {
  const open: Layer[] = [];
  const blocks: OpenedBlock[] = [];
  const trail = new Set(followed);
  const waiting = [...layers];
  for (let layer = waiting.shift(); layer; layer = waiting.shift()) {
    open.push(layer);
    const reference = layer.schema.$ref;
    if (typeof reference !== 'string') continue;
    const target = follow(context, layer, reference, trail);
    if (!target) continue;
    waiting.unshift(target.layer);
    if (target.block) blocks.push(target.block);
  }
  return { layers: open, blocks, trail };
}

/**
 * Returns the value of a keyword. Objects of several layers are merged; for other values the upper
 * layer wins.
 */
export function keywordOf(source: Source, keyword: string): Json | undefined {
  const values = source.layers
    .map(({ schema }) => (Object.hasOwn(schema, keyword) ? schema[keyword] : undefined))
    .filter((value) => value !== undefined);
  const [upper, ...lower] = values;
  if (!isObject(upper)) return upper;
  return lower.filter(isObject).reduce(merged, upper);
}

/**
 * Returns every value of a keyword with its place, upper layers first. Conditions are combined with
 * AND.
 */
export function everyKeywordOf(
  source: Source,
  keyword: string,
): readonly { readonly value: Json; readonly place: Place }[] {
  return source.layers.flatMap(({ schema, place }) => {
    const value = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    return value === undefined ? [] : [{ value, place: within(place, keyword) }];
  });
}

/** Returns the place of a keyword; the place of the schema when no layer has the keyword. */
export function sourcePlace(source: Source, keyword?: string): Place {
  const layer = source.layers.find(({ schema }) => keyword && Object.hasOwn(schema, keyword));
  const [top] = source.layers;
  if (layer && keyword) return within(layer.place, keyword);
  return top?.place ?? { file: '', pointer: '' };
}

/** Returns all keywords of a source, each with its place. */
export function keywordsOf(source: Source): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const { schema, place } of source.layers) {
    for (const keyword of Object.keys(schema)) {
      if (!found.has(keyword)) found.set(keyword, within(place, keyword));
    }
  }
  return found;
}

/**
 * Returns the names of the properties in page order: those of the lowest layer first, in the order
 * of the block.
 */
export function propertyNames(source: Source): readonly string[] {
  const names = source.layers
    .toReversed()
    .flatMap(({ schema }) => Object.keys(objectOf(schema.properties)));
  return [...new Set(names)];
}

/** Returns the source of one property. */
export function propertySource(context: SourceContext, source: Source, name: string): Source {
  const layers = source.layers.flatMap((layer) => {
    const property = objectOf(layer.schema.properties)[name];
    if (property === undefined) return [];
    const place = within(layer.place, 'properties', name);
    if (!isObject(property)) {
      const remedy = 'Write { "type": "string" }.';
      context.report.error(place, 'bad-schema', 'A field is described by an object', remedy);
    }
    return [{ place, schema: objectOf(property) }];
  });
  return openSource(context, layers, source.trail);
}

/** Returns the source of the rows of a list. */
export function itemSource(context: SourceContext, source: Source): Source {
  const layers = source.layers.flatMap(({ schema, place }) =>
    isObject(schema.items) ? [{ place: within(place, 'items'), schema: schema.items }] : [],
  );
  return openSource(context, layers, source.trail);
}

interface Target {
  readonly layer: Layer;
  readonly block?: OpenedBlock;
}

function follow(
  context: SourceContext,
  layer: Layer,
  reference: string,
  trail: Set<string>,
): Target | undefined {
  const place = within(layer.place, '$ref');
  const [path = '', fragment = ''] = reference.split('#');
  const name = path === '' ? undefined : BLOCK.exec(path)?.[1];
  const file = name === undefined ? layer.place.file : `schemas/defs/${name}.schema.json`;
  const id = `${file}#${fragment}`;
  if (trail.has(id)) {
    context.report.error(place, 'ref-cycle', `"${reference}" leads back to itself`, 'Remove it.');
    return undefined;
  }
  trail.add(id);
  const block = name === undefined ? undefined : context.shared.defs[name];
  if (block) context.documents.set(file, block.schema);
  const target = path !== '' && !block ? undefined : pointed(context.documents.get(file), fragment);
  if (!isObject(target)) {
    context.report.error(
      place,
      'unknown-ref',
      `There is no schema "${reference}"`,
      'Name a block of schemas/defs ("../../schemas/defs/address.schema.json") or "#/$defs/name".',
    );
    return undefined;
  }
  const found = { place: { file, pointer: fragment }, schema: target };
  return block && name ? { layer: found, block: { name, ui: block.ui ?? {} } } : { layer: found };
}

const BLOCK = /^(?:\.{1,2}\/)*(?:schemas\/)?(?:defs\/)?([\w-]+)\.schema\.json$/;

function pointed(document: JsonObject | undefined, fragment: string): Json | undefined {
  return fragment
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((value, name) => objectOf(value)[name], document);
}
