import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { PartLabels } from '../../definition/PlanNode.ts';
import { MOST } from '../../rules/plainJson.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';

/** Returns the titles of the parts of an answer of any shape; see `PartLabels`. */
export function partLabels(schema: JsonObject): PartLabels {
  const labels = new Map<string, string>();
  gather(schema, schema, '', { labels, seen: new Set() });
  return Object.fromEntries(labels);
}

interface Gathering {
  readonly labels: Map<string, string>;
  /** The schemas already visited under a name: a reference may lead back to one. */
  readonly seen: Set<string>;
}

function gather(schema: Json, root: JsonObject, name: string, gathering: Gathering): void {
  if (Array.isArray(schema)) for (const each of schema) gather(each, root, name, gathering);
  if (!isObject(schema)) return;
  const id = `${name} ${JSON.stringify(schema)}`;
  if (isGathered(gathering, name, id)) return;
  gathering.seen.add(id);
  const note = (key: string, part: Json | undefined) => {
    const title = titleOf(part, root);
    if (title !== undefined && !gathering.labels.has(key)) gathering.labels.set(key, title);
  };
  for (const [key, part] of Object.entries(objectOf(schema.properties))) {
    note(key, part);
    gather(part, root, key, gathering);
  }
  for (const [index, part] of listOf(schema.prefixItems).entries()) {
    note(`${name}/${index}`, part);
  }
  for (const keyword of SAME) gather(schema[keyword] ?? null, root, name, gathering);
  for (const keyword of ENTRIES) gather(schema[keyword] ?? null, root, `${name}/`, gathering);
  gather(pointed(schema, root) ?? null, root, name, gathering);
}

/**
 * Checks whether a schema was visited, or lies below the deepest level of an answer. Otherwise the
 * search in a list that contains itself would never end.
 */
function isGathered({ seen }: Gathering, name: string, id: string): boolean {
  return seen.has(id) || name.endsWith(DEEPEST);
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
