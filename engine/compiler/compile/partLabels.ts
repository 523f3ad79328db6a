import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { PartLabels } from '../../definition/PlanNode.ts';
import { MOST } from '../../rules/plainJson.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';

/** Returns the titles of the parts of an answer of any shape; see `PartLabels`. */
export function partLabels(schema: JsonObject): PartLabels {
  const labels = new Map<string, string>();
  gather(schema, schema, '', { labels, seen: new Map() });
  return Object.fromEntries(labels);
}

interface Gathering {
  readonly labels: Map<string, string>;
  /** The names under which each schema was visited: a reference may lead back to one. */
  readonly seen: Map<JsonObject, Set<string>>;
}

function gather(schema: Json, root: JsonObject, name: string, gathering: Gathering): void {
  if (Array.isArray(schema)) for (const each of schema) gather(each, root, name, gathering);
  if (!isObject(schema)) return;
  const isNew = !gathering.seen.has(schema);
  if (isGathered(gathering, name, schema)) return;
  // The titles of properties do not depend on the name of the part that has them.
  if (isNew) gatherProperties(schema, root, gathering);
  for (const [index, part] of listOf(schema.prefixItems).entries()) {
    note(gathering, `${name}/${index}`, titleOf(part, root));
  }
  for (const keyword of SAME) gather(schema[keyword] ?? null, root, name, gathering);
  for (const keyword of ENTRIES) gather(schema[keyword] ?? null, root, `${name}/`, gathering);
  gather(pointed(schema, root) ?? null, root, name, gathering);
}

function gatherProperties({ properties }: JsonObject, root: JsonObject, gathering: Gathering) {
  for (const [key, part] of Object.entries(objectOf(properties))) {
    note(gathering, key, titleOf(part, root));
    gather(part, root, key, gathering);
  }
}

/** Stores the title of a part; the first title of a name counts. */
function note({ labels }: Gathering, name: string, title: string | undefined): void {
  if (title !== undefined && !labels.has(name)) labels.set(name, title);
}

/**
 * Checks whether a schema was visited under a name, or lies below the deepest level of an answer.
 * Otherwise the search in a list that contains itself would never end. Records the visit.
 */
function isGathered({ seen }: Gathering, name: string, schema: JsonObject): boolean {
  if (name.endsWith(DEEPEST)) return true;
  const names = seen.get(schema) ?? new Set();
  if (names.has(name)) return true;
  seen.set(schema, names.add(name));
  return false;
}

const DEEPEST = '/'.repeat(MOST.depth);

/** Keywords whose schemas describe the same part. */
const SAME = ['additionalProperties', 'allOf', 'anyOf', 'oneOf', 'then', 'else'];
/** Keywords whose schemas describe the entries of a list. */
const ENTRIES = ['items', 'prefixItems'];

function titleOf(schema: Json | undefined, root: JsonObject): string | undefined {
  const { title } = { ...objectOf(pointed(objectOf(schema), root)), ...objectOf(schema) };
  return typeof title === 'string' && title !== '' ? title : undefined;
}

function pointed({ $ref }: JsonObject, root: JsonObject): Json | undefined {
  if (typeof $ref !== 'string') return undefined;
  return $ref
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((at, name) => objectOf(at)[name], root);
}
