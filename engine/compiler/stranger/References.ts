import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, objectOf } from '../json.ts';
import type { Place } from '../Reporter.ts';
import { within } from '../Reporter.ts';
import { WHOLE_FILE } from './plainReferences.ts';

/** A schema as it stands in the file. */
interface Target {
  readonly schema: Json;
  readonly place: Place;
}

/** Where the references of a file lead: by pointer, by `$anchor` and `$dynamicAnchor`, by `$id`. */
export class References {
  readonly #whole: Target;
  /** By address, and by address and anchor: `https://a.example/b#c`; anchors by themselves, too. */
  readonly #named = new Map<string, Target>();
  /** Pointers of the schemas that have an address of their own, with it; the innermost last. */
  readonly #addresses: (readonly [pointer: string, address: string])[] = [];
  /** How often each reference stands in the file. */
  readonly #uses = new Map<string, number>();

  constructor(schema: JsonObject, { file }: Place) {
    this.#whole = { schema, place: { file, pointer: '' } };
    this.#index(this.#whole, '');
  }

  /** Whether a reference stands in the file more than once. */
  isShared(reference: Json | undefined): boolean {
    return (this.#uses.get(String(reference)) ?? 0) > 1;
  }

  /** Whether a reference names a schema that is none of the file's, whatever it names in it. */
  isRemote(reference: string, { pointer }: Place): boolean {
    const [path = ''] = reference.split('#');
    return path !== '' && !this.#base(path, this.#addressAt(pointer));
  }

  /**
   * What a reference leads to. A pointer counts from the innermost schema that has an `$id`, as the
   * standard has it, else from the file, since many who put schemas together leave pointers as they were.
   *
   * @param place of the schema with the reference
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

  /** The address of the innermost schema around a place that has one. */
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
    // A schema may have an anchor of each kind; a plain reference finds either.
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

/** An address that is told from another, as RFC 3986 has it (5.2). */
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

/** A pointer in a fragment is percent-encoded; one that is badly so stays as it is. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
