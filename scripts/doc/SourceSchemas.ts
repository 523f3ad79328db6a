import type { FormFiles, SharedFiles } from '#compiler';
import type { Json, JsonObject } from '#engine';

/** The author's entries at a place: the field's own entry, and the blocks that it references. */
type Written = readonly JsonObject[];

/** A schema with the document of its local references. */
interface Placed {
  readonly schema: JsonObject;
  readonly document: JsonObject;
}

/**
 * Finds the source entries of a field in the form's files. The plan contains compiled conditions;
 * reviewers need the original ones.
 */
export class SourceSchemas {
  readonly #shared: SharedFiles;
  readonly #roots: readonly Placed[];

  /** Creates a finder. @param files the files of a form that compiles */
  constructor(files: FormFiles, shared: SharedFiles) {
    this.#shared = shared;
    const workflow = ['ack-email', 'payment-method'].map((name) => shared.defs[name]?.schema);
    const documents = [files.schema, ...workflow].filter(isObject);
    this.#roots = documents.map((schema) => ({ schema, document: schema }));
  }

  /**
   * Returns the entries for a field. @param pattern the pattern in the plan, such as `/orders/*` +
   * `/PRN`
   */
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
