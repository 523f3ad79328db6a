import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';
import { type BundledFiles, ONE_FILE } from './BundledFiles.ts';
import { References } from './References.ts';
import { unknownReference } from './unknownReference.ts';

/**
 * A schema as written in the file, before its references are followed; `true` and `false` are
 * schemas, too.
 */
export interface Spot {
  readonly schema: Json;
  readonly place: Place;
  /**
   * References that led to the schema, if they are known. References of its neighbours are
   * excluded.
   */
  readonly trail?: ReadonlySet<string>;
}

/** An object of keywords that must hold. */
export interface Layer {
  /** A number that no other layer has. */
  readonly id: number;
  /** The layer whose `allOf` or `$ref` contains this one. */
  readonly inside?: number | undefined;
  readonly schema: JsonObject;
  readonly place: Place;
  /** References that led to the layer. */
  readonly trail: ReadonlySet<string>;
}

/** A schema that `open` has yet to read. */
interface Waiting extends Spot {
  readonly way: ReadonlySet<string>;
  /** The layer whose `allOf` or `$ref` contains the schema. */
  readonly inside?: number;
}

/** A schema whose `$ref`s are followed and whose `allOf`s are split. All layers must hold. */
export interface Opened {
  readonly place: Place;
  /** The schemas from which it was opened. */
  readonly spots: readonly Spot[];
  readonly layers: readonly Layer[];
  /** References followed so far. Following one of them again would never end. */
  readonly trail: ReadonlySet<string>;
  /** Whether the schema refers back to a schema that contains it. */
  readonly isRecursive: boolean;
  /** Whether no value satisfies the schema. */
  readonly isNever: boolean;
  /** Whether its first schema refers to a schema that is referenced elsewhere, too. */
  readonly isShared: boolean;
  /** The last part of its first schema's reference: `bankTransfer`. */
  readonly calledAs?: string;
  /** The reference to a block of `schemas/defs`, as written. */
  readonly block?: string;
}

/** An external schema whose references are resolved within the files of its folder. */
export class ExternalSchema {
  /**
   * Names of fields that the form adds, by the pointer of the schema that needs the field. Tests of
   * a schema with a fixed list of names accept them.
   */
  readonly addedNames = new Map<string, string>();
  readonly #place: Place;
  readonly #notes: Notes;
  readonly #references: References;
  readonly #files: BundledFiles;

  #opened = 0;
  #layers = 0;

  /** @param files the files that the schema contains; it is the only one by default */
  constructor(root: JsonObject, place: Place, notes: Notes, files: BundledFiles = ONE_FILE) {
    this.#place = place;
    this.#notes = notes;
    this.#files = files;
    this.#references = new References(root, place, files.pointers);
  }

  /**
   * Opens schemas that must all hold.
   *
   * @param followed references that led to these schemas
   * @param asked place of the result if there are no schemas
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
    let isNever = false;
    const waiting = spots.map((spot): Waiting => ({ ...spot, way: spot.trail ?? followed }));
    for (let spot = waiting.shift(); spot; spot = waiting.shift()) {
      if (spot.schema === false) isNever = true;
      if (!isObject(spot.schema)) continue;
      const { $ref, allOf, ...schema } = spot.schema;
      const { way, inside } = spot;
      this.#layers += 1;
      const id = this.#layers;
      layers.push({ id, inside, schema, place: spot.place, trail: way });
      const all = spotsIn(allOf, within(spot.place, 'allOf'));
      waiting.unshift(...all.map((each) => ({ ...each, way, inside: id })));
      const target = this.target($ref, spot.place);
      if (!target) continue;
      const { pointer } = target.place;
      if (way.has(pointer)) isRecursive = true;
      else waiting.unshift({ ...target, way: new Set([...way, pointer]), inside: id });
      trail.add(pointer);
    }
    const reference = objectOf(spots[0]?.schema).$ref;
    const isShared = this.#references.isShared(reference);
    const flags = { isRecursive, isNever, isShared, ...this.#calling(reference, place) };
    return { place, spots, layers, trail, ...flags };
  }

  /**
   * Returns a recursive result for a schema that expands too far, since nested references grow
   * exponentially.
   */
  #endless({ file }: Place): Opened {
    const place = { file, pointer: '' };
    const remedy = 'Remove the parts that the form need not ask for.';
    const message = 'This schema expands to more fields than a form can hold';
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

  /** Returns the schema that a reference names; `undefined` for a block or an unknown schema. */
  target(reference: Json | undefined, place: Place): Spot | undefined {
    if (typeof reference !== 'string' || this.#isBlock(reference, place)) return undefined;
    const target = this.#references.find(reference, place);
    if (target) return target;
    const isRemote = this.#references.isRemote(reference, place);
    const file = this.#references.fileAt(place);
    const { code, message, remedy } = unknownReference(reference, file, isRemote, this.#files);
    this.#notes.refused(within(place, '$ref'), code, message, remedy);
    return undefined;
  }

  /** Returns the block that a reference names, or else the author's name for the schema. */
  #calling(reference: Json | undefined, place: Place): Pick<Opened, 'block' | 'calledAs'> {
    if (typeof reference !== 'string') return {};
    if (this.#isBlock(reference, place)) return { block: reference };
    return { calledAs: (reference.split(/[/#]/).at(-1) ?? '').replace(FILE_ENDING, '') };
  }

  /** Checks whether a reference names a shared block; a file of the form's folder has priority. */
  #isBlock(reference: string, place: Place): boolean {
    return BLOCK.test(reference) && this.#references.isRemote(reference, place);
  }
}

/**
 * Maximum number of schemas that are opened for one form. A form of 500 fields opens some
 * thousands.
 */
const MOST_OPENED = 30_000;

/** References to blocks that the compiler resolves: `../../schemas/defs/address.schema.json`. */
const BLOCK = /^(?:\.{1,2}\/)*(?:schemas\/)?defs\/[\w-]+\.schema\.json$/;

const FILE_ENDING = /(?:\.schema)?\.json$/;

/** Returns the schemas of a list (`oneOf`), each with its place. */
export function spotsIn(list: Json | undefined, place: Place): readonly Spot[] {
  return listOf(list).map((schema, index) => ({ schema, place: within(place, index) }));
}

/** Returns every value of a keyword with its place, the outermost first. */
export function everyValue(
  { layers }: Pick<Opened, 'layers'>,
  keyword: string,
): readonly { readonly value: Json; readonly place: Place; readonly layer: Layer }[] {
  return layers.flatMap((layer) => {
    const value = Object.hasOwn(layer.schema, keyword) ? layer.schema[keyword] : undefined;
    return value === undefined ? [] : [{ value, place: within(layer.place, keyword), layer }];
  });
}

/** Returns the outermost value of a keyword. */
export function outermost(opened: Opened, keyword: string): Json | undefined {
  return everyValue(opened, keyword)[0]?.value;
}

/** Returns the place of a keyword, or the place of the schema if it lacks the keyword. */
export function openedPlace(opened: Opened, keyword: string): Place {
  return everyValue(opened, keyword)[0]?.place ?? opened.place;
}

/** Returns the strictest of all numbers of a keyword: the lowest maximum or the highest minimum. */
export function tightest(opened: Opened, keyword: string): number | undefined {
  const numbers = everyValue(opened, keyword)
    .map(({ value }) => value)
    .filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  return /^(?:exclusiveM|m)ax/.test(keyword) ? Math.min(...numbers) : Math.max(...numbers);
}

/** Returns the names that `required` lists in any layer of a schema. */
export function requiredNames(opened: Opened): ReadonlySet<string> {
  const names = everyValue(opened, 'required').flatMap(({ value }) => listOf(value));
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** Returns the schemas of each property, in file order. All schemas of one name must hold. */
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
