import { isObject, objectOf } from '../../compiler/source/json.ts';
import type { Place } from '../../compiler/source/Reporter.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { FOLDER } from '../documents/FormDocuments.ts';
import { pathInFolder } from '../documents/pathInFolder.ts';
import { WHOLE_FILE } from './plainReferences.ts';

/** A schema as written in the file. */
interface Target {
  readonly schema: Json;
  readonly place: Place;
}

/**
 * An index of the schemas of a file and of the files bundled in it. It finds references by pointer,
 * anchor (`$anchor`, `$dynamicAnchor`), `$id` and path.
 */
export class References {
  readonly #whole: Target;
  /** Schemas by address, by address with anchor (`https://a.example/b#c`), and by anchor alone. */
  readonly #named = new Map<string, Target>();
  /** Pointer and address of each schema with its own address; the innermost last. */
  readonly #addresses: (readonly [pointer: string, address: string])[] = [];
  /** The number of occurrences of each reference in the file. */
  readonly #uses = new Map<string, number>();
  /** The path of each file of the folder by its pointer; `schema.json` first. */
  readonly #files: ReadonlyMap<string, string>;

  /** @param pointers the pointer of each file of the folder in the schema, by its path */
  constructor(schema: JsonObject, { file }: Place, pointers: ReadonlyMap<string, string>) {
    this.#whole = { schema, place: { file, pointer: '' } };
    this.#files = new Map([...pointers].map(([path, at]) => [at, path]));
    this.#index(this.#whole, '');
  }

  /** Checks whether a reference occurs in the file more than once. */
  isShared(reference: Json | undefined): boolean {
    return (this.#uses.get(String(reference)) ?? 0) > 1;
  }

  /** Checks whether a reference names a document outside the file, regardless of its fragment. */
  isRemote(reference: string, { pointer }: Place): boolean {
    const [path = ''] = reference.split('#');
    return path !== '' && !this.#base(path, pointer);
  }

  /** Returns the path of the file in the form's folder that contains a place. */
  fileAt({ pointer }: Place): string {
    return [...this.#files].findLast(([above]) => isBelow(pointer, above))?.[1] ?? '';
  }

  /**
   * Returns the schema that a reference names. A pointer starts at the innermost schema with an
   * `$id`, as the standard requires. If nothing is found there, it starts at the root of the file.
   * Authors who combine several schemas often leave the pointers unchanged.
   *
   * @param place the place of the schema with the reference
   */
  find(reference: string, { pointer }: Place): Target | undefined {
    const [path = '', fragment = ''] = reference.split('#');
    const address = this.#addressAt(pointer);
    const base = this.#base(path, pointer);
    const name = decoded(fragment);
    if (name !== '' && !name.startsWith('/')) {
      const at = base ? this.#addressAt(base.place.pointer) : resolved(path, address);
      const named = this.#named.get(`${at}#${name}`);
      return named ?? (path === '' || base ? this.#named.get(`#${name}`) : undefined);
    }
    const found = base && pointed(base, name);
    return found ?? (path === '' ? pointed(this.#whole, name) : undefined);
  }

  /** @param pointer the pointer of the schema with the reference */
  #base(path: string, pointer: string): Target | undefined {
    if (path === WHOLE_FILE) return this.#whole;
    const address = this.#addressAt(pointer);
    if (path === '') return this.#named.get(address) ?? this.#whole;
    const named = this.#named.get(resolved(path, address)) ?? this.#named.get(path);
    return named ?? this.#file(path, pointer);
  }

  /** Returns the file of the folder that a path names. */
  #file(path: string, pointer: string): Target | undefined {
    const file = pathInFolder(path, this.fileAt({ file: '', pointer }));
    const [at] = [...this.#files].find(([, each]) => each === file) ?? [];
    return at === undefined ? undefined : pointed(this.#whole, at);
  }

  /** Returns the address of the innermost schema around a place that has an address. */
  #addressAt(pointer: string): string {
    return this.#addresses.findLast(([above]) => isBelow(pointer, above))?.[1] ?? '';
  }

  /** Returns the address of the file at a place, from which its own `$id` is resolved. */
  #folderAddress(pointer: string): string | undefined {
    const file = this.#files.get(pointer);
    return file === undefined ? undefined : `${FOLDER}/${file}`;
  }

  /** Stores a schema under its own address, if it has one. @returns the address inside it */
  #addressed(target: Target, $id: unknown, around: string): string {
    const { pointer } = target.place;
    const from = this.#folderAddress(pointer) ?? around;
    if (typeof $id !== 'string' && from === around) return around;
    const address = typeof $id === 'string' ? resolved($id.replace(/#$/, ''), from) : from;
    this.#named.set(address, target);
    this.#addresses.push([pointer, address]);
    return address;
  }

  #index(target: Target, around: string): void {
    const { schema, place } = target;
    if (Array.isArray(schema)) {
      for (const [index, each] of schema.entries()) {
        this.#index({ schema: each, place: within(place, index) }, around);
      }
    }
    if (!isObject(schema)) return;
    const { $id, $anchor, $dynamicAnchor, $ref } = schema;
    if (typeof $ref === 'string') this.#uses.set($ref, (this.#uses.get($ref) ?? 0) + 1);
    const address = this.#addressed(target, $id, around);
    // A schema may have both kinds of anchor, and a plain reference finds either.
    for (const anchor of [$anchor, $dynamicAnchor]) {
      if (typeof anchor !== 'string') continue;
      this.#named.set(`${address}#${anchor}`, target);
      this.#named.set(`#${anchor}`, target);
    }
    for (const [name, each] of Object.entries(schema)) {
      this.#index({ schema: each, place: within(place, name) }, address);
    }
  }
}

function isBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

/** Resolves an address against a base address, as RFC 3986 defines it (section 5.2). */
function resolved(address: string, from: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  const [, site = '', path = ''] = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?]*)?)?([^?]*)/i.exec(from) ?? [];
  if (address.startsWith('//')) return site.replace(/\/\/.*/, '') + address;
  const steps: string[] = [];
  const whole = address.startsWith('/') ? address : path.replace(/[^/]*$/, '') + address;
  for (const step of whole.split('/')) {
    if (step === '..') steps.splice(Math.max(steps.length - 1, 1));
    else if (step !== '.') steps.push(step);
  }
  return site + steps.join('/');
}

function pointed({ schema, place }: Target, pointer: string): Target | undefined {
  const names = pointer.split('/').slice(1);
  const found = names.reduce<Json | undefined>((value, name) => {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) return value[Number(key)];
    return Object.hasOwn(objectOf(value), key) ? objectOf(value)[key] : undefined;
  }, schema);
  if (found === undefined) return undefined;
  return { schema: found, place: { file: place.file, pointer: place.pointer + pointer } };
}

/** Decodes the percent-encoding of a fragment; a fragment with invalid encoding stays unchanged. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
