import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, listOf, objectOf } from '../json.ts';
import { type Place, within } from '../Reporter.ts';
import type { Notes } from './Notes.ts';
import { References } from './References.ts';

/** A schema as it stands in the file, not opened yet; `true` and `false` are schemas too. */
export interface Spot {
  readonly schema: Json;
  readonly place: Place;
  /** References that led to it, where that is told: one beside it did not. */
  readonly trail?: ReadonlySet<string>;
}

/** One object of keywords that counts. */
export interface Layer {
  readonly schema: JsonObject;
  readonly place: Place;
  /** References that led to it. */
  readonly trail: ReadonlySet<string>;
}

/** A schema with every `$ref` followed and every `allOf` taken apart: all layers must hold. */
export interface Opened {
  readonly place: Place;
  /** What it was opened from. */
  readonly spots: readonly Spot[];
  readonly layers: readonly Layer[];
  /** References followed so far: to meet one again would never end. */
  readonly trail: ReadonlySet<string>;
  /** It leads back to a schema that it is inside of. */
  readonly isRecursive: boolean;
  /** Nothing satisfies it. */
  readonly isNever: boolean;
  /** Its first schema refers to one that others refer to as well. */
  readonly isShared: boolean;
  /** What its first schema is called where it is referred to: `bankTransfer`. */
  readonly calledAs?: string;
  /** A block of `schemas/defs`, as the reference names it. */
  readonly block?: string;
}

/** A stranger's schema, its references resolved within the file. */
export class StrangerSchema {
  /**
   * Names of fields that the form adds, by the place that asks for one: no schema that lists its
   * names is broken by them.
   */
  readonly madeNames = new Map<string, string>();
  readonly #place: Place;
  readonly #notes: Notes;
  readonly #references: References;

  #opened = 0;

  constructor(root: JsonObject, place: Place, notes: Notes) {
    this.#place = place;
    this.#notes = notes;
    this.#references = new References(root, place);
  }

  /**
   * Opens schemas that must all hold.
   *
   * @param asked where what no schema describes is asked for
   */
  open(
    spots: readonly Spot[],
    followed: ReadonlySet<string> = new Set(),
    asked: Place = this.#place,
  ): Opened {
    const place = spots[0]?.place ?? asked;
    this.#opened += 1;
    if (this.#opened > MOST_OPENED) return this.#endless(place);
    const layers: Layer[] = [];
    const trail = new Set(followed);
    let isRecursive = false;
    const waiting = spots.map((spot) => ({ ...spot, way: spot.trail ?? followed }));
    for (let spot = waiting.shift(); spot; spot = waiting.shift()) {
      if (!isObject(spot.schema)) continue;
      const { $ref, allOf, ...schema } = spot.schema;
      const { way } = spot;
      layers.push({ schema, place: spot.place, trail: way });
      const all = spotsIn(allOf, within(spot.place, 'allOf'));
      waiting.unshift(...all.map((each) => ({ ...each, way })));
      const target = this.target($ref, spot.place);
      if (!target) continue;
      const { pointer } = target.place;
      if (way.has(pointer)) isRecursive = true;
      else waiting.unshift({ ...target, way: new Set([...way, pointer]) });
      trail.add(pointer);
    }
    const isNever = spots.some(({ schema }) => schema === false);
    const reference = objectOf(spots[0]?.schema).$ref;
    const isShared = this.#references.isShared(reference);
    const told = { isRecursive, isNever, isShared, ...calling(reference) };
    return { place, spots, layers, trail, ...told };
  }

  /** References to references unfold without end in practice, if not in principle. */
  #endless({ file }: Place): Opened {
    const place = { file, pointer: '' };
    const remedy = 'Take out what is not to be asked for.';
    const message = 'This schema unfolds into more than a form can hold';
    this.#notes.refused(place, 'too-large', message, remedy);
    const nothing = {
      spots: [],
      layers: [],
      trail: new Set<string>(),
      isNever: false,
      isShared: false,
    };
    return { place, ...nothing, isRecursive: true };
  }

  /** The schema that a reference names; none of a block of the house, and of what there is not. */
  target(reference: Json | undefined, place: Place): Spot | undefined {
    if (typeof reference !== 'string' || BLOCK.test(reference)) return undefined;
    return this.#follow(reference, place);
  }

  #follow(reference: string, place: Place): Spot | undefined {
    const target = this.#references.find(reference, place);
    if (target) return target;
    const isRemote = this.#references.isRemote(reference, place);
    this.#notes.refused(
      within(place, '$ref'),
      isRemote ? 'remote-ref' : 'unknown-ref',
      isRemote ? `"${reference}" is outside this file` : `There is no schema "${reference}"`,
      isRemote
        ? 'Nothing is fetched. Copy that schema into "$defs" and name it "#/$defs/name".'
        : 'Name one in this file: "#/$defs/name".',
    );
    return undefined;
  }
}

/** Most schemas that are opened for one form; one of 500 fields opens some thousands. */
const MOST_OPENED = 30_000;

/** As the compiler follows it: `../../schemas/defs/address.schema.json`. */
const BLOCK = /^(?:\.{1,2}\/)*(?:schemas\/)?defs\/[\w-]+\.schema\.json$/;

/** What a reference tells of what it names: a block of the house, or how its author calls it. */
function calling(reference: Json | undefined): Pick<Opened, 'block' | 'calledAs'> {
  if (typeof reference !== 'string') return {};
  if (BLOCK.test(reference)) return { block: reference };
  return { calledAs: reference.split(/[/#]/).at(-1) ?? '' };
}

/** The schemas of a list (`oneOf`), each with its place. */
export function spotsIn(list: Json | undefined, place: Place): readonly Spot[] {
  return listOf(list).map((schema, index) => ({ schema, place: within(place, index) }));
}

/** Every value of a keyword with its place, the outermost first. */
export function everyValue(
  { layers }: Pick<Opened, 'layers'>,
  keyword: string,
): readonly { readonly value: Json; readonly place: Place; readonly layer: Layer }[] {
  return layers.flatMap((layer) => {
    const value = Object.hasOwn(layer.schema, keyword) ? layer.schema[keyword] : undefined;
    return value === undefined ? [] : [{ value, place: within(layer.place, keyword), layer }];
  });
}

/** The outermost value of a keyword. */
export function outermost(opened: Opened, keyword: string): Json | undefined {
  return everyValue(opened, keyword)[0]?.value;
}

/** The place of a keyword, or of the schema where it has none. */
export function placeOf(opened: Opened, keyword: string): Place {
  return everyValue(opened, keyword)[0]?.place ?? opened.place;
}

/** The tightest of all numbers that a keyword gives. */
export function tightest(opened: Opened, keyword: string): number | undefined {
  const numbers = everyValue(opened, keyword)
    .map(({ value }) => value)
    .filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  return /^(?:exclusiveM|m)ax/.test(keyword) ? Math.min(...numbers) : Math.max(...numbers);
}

/** The names that `required` lists anywhere in a schema. */
export function requiredNames(opened: Opened): ReadonlySet<string> {
  const names = everyValue(opened, 'required').flatMap(({ value }) => listOf(value));
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** The schemas of each property, in the order of the file; all of one name must hold. */
export function propertySpots(opened: Opened): ReadonlyMap<string, readonly Spot[]> {
  const spots = new Map<string, readonly Spot[]>();
  for (const { value, place, layer } of everyValue(opened, 'properties')) {
    for (const [name, schema] of Object.entries(objectOf(value))) {
      const spot = { schema, place: within(place, name), trail: layer.trail };
      spots.set(name, [...(spots.get(name) ?? []), spot]);
    }
  }
  return spots;
}
