import type { FormFiles, SharedFiles } from '#compiler';
import type { Json, JsonObject } from '#engine';

/** What an author wrote at a place: the field's own entry, and the blocks that it refers to. */
type Written = readonly JsonObject[];

/** A schema with the document that its local references are of. */
interface Placed {
  readonly schema: JsonObject;
  readonly document: JsonObject;
}

/**
 * Finds what a form's author wrote about a field. The plan has conditions compiled; a reviewer wants
 * them as they were meant.
 */
export class SourceSchemas {
  readonly #shared: SharedFiles;
  readonly #roots: readonly Placed[];

  /** @param files a form that compiles */
  constructor(files: FormFiles, shared: SharedFiles) {
    this.#shared = shared;
    const workflow = ['ack-email', 'payment-method'].map((name) => shared.defs[name]?.schema);
    const documents = [files.schema, ...workflow].filter(isObject);
    this.#roots = documents.map((schema) => ({ schema, document: schema }));
  }

  /** @param pattern of the plan: `/orders/*` + `/PRN` */
  at(pattern: string): Written {
    const parts = pattern.split('/').slice(1);
    let found = this.#roots.flatMap((root) => this.#withBlocks(root));
    for (const part of parts) {
      found = found.flatMap(({ schema, document }) => {
        const below = part === '*' ? schema.items : member(schema.properties, part);
        return isObject(below) ? this.#withBlocks({ schema: below, document }) : [];
      });
    }
    return found.map(({ schema }) => schema);
  }

  #withBlocks(placed: Placed): readonly Placed[] {
    const { $ref } = placed.schema;
    const target = typeof $ref === 'string' ? this.#target($ref, placed.document) : undefined;
    return target ? [placed, ...this.#withBlocks(target)] : [placed];
  }

  #target(ref: string, document: JsonObject): Placed | undefined {
    const [file = '', pointer = ''] = ref.split('#');
    const name = /([\w-]+)\.schema\.json$/.exec(file)?.[1];
    const base = name === undefined ? document : this.#shared.defs[name]?.schema;
    if (!isObject(base)) return undefined;
    let schema: Json | undefined = base;
    for (const part of pointer.split('/').slice(1)) schema = member(schema, part);
    return isObject(schema) ? { schema, document: base } : undefined;
  }
}

function member(value: unknown, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
