import { isObject, objectOf } from '../../compiler/source/json.ts';
import type { Place } from '../../compiler/source/Reporter.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { WHOLE_FILE } from './plainReferences.ts';

/** A schema as written in the file. */
interface Target {
  readonly schema: Json;
  readonly place: Place;
}

/**
 * An index of the schemas of a file. It finds references by pointer, anchor (`$anchor`,
 * `$dynamicAnchor`) and `$id`.
 */
export class References {
  readonly #whole: Target;
  /** Schemas by address, by address with anchor (`https://a.example/b#c`), and by anchor alone. */
  readonly #named = new Map<string, Target>();
  /** Pointer and address of each schema with its own address; the innermost last. */
  readonly #addresses: (readonly [pointer: string, address: string])[] = [];
  /** The number of occurrences of each reference in the file. */
  readonly #uses = new Map<string, number>();

  constructor(schema: JsonObject, { file }: Place) {
    this.#whole = { schema, place: { file, pointer: '' } };
    this.#index(this.#whole, '');
  }

  /** Checks whether a reference occurs in the file more than once. */
  isShared(reference: Json | undefined): boolean {
    return (this.#uses.get(String(reference)) ?? 0) > 1;
  }

  /** Checks whether a reference names a document outside the file, regardless of its fragment. */
  isRemote(reference: string, { pointer }: Place): boolean {
    const [path = ''] = reference.split('#');
    return path !== '' && !this.#base(path, this.#addressAt(pointer));
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
    const base = this.#base(path, address);
    const name = decoded(fragment);
    if (name !== '' && !name.startsWith('/')) {
      const within = path === '' ? address : resolved(path, address);
      return this.#named.get(`${within}#${name}`) ?? this.#named.get(`#${name}`);
    }
    const found = base && pointed(base, name);
    return found ?? (path === '' ? pointed(this.#whole, name) : undefined);
  }

  #base(path: string, address: string): Target | undefined {
    if (path === WHOLE_FILE) return this.#whole;
    if (path === '') return this.#named.get(address) ?? this.#whole;
    return this.#named.get(resolved(path, address)) ?? this.#named.get(path);
  }

  /** Returns the address of the innermost schema around a place that has an address. */
  #addressAt(pointer: string): string {
    const around = this.#addresses.findLast(
      ([above]) => pointer === above || pointer.startsWith(`${above}/`),
    );
    return around?.[1] ?? '';
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
    const address = typeof $id === 'string' ? resolved($id.replace(/#$/, ''), around) : around;
    if (typeof $id === 'string') {
      this.#named.set(address, target);
      this.#addresses.push([place.pointer, address]);
    }
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
