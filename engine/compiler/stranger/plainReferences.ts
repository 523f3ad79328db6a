import type { JsonObject } from '../../definition/JsonSchema.ts';
import { listOf } from '../json.ts';
import { mapInside } from '../plainSchemas.ts';

/**
 * A schema whose `$dynamicRef` and `$recursiveRef` are plain `$ref`: of all the schemas that have the
 * anchor the outermost counts, which in a file that is the whole schema is the first (JSON Schema
 * 2020-12, core, 8.2.3.2). One that names no dynamic anchor is a `$ref` already, by the standard too.
 *
 * @param schema of JSON Schema 2020-12, as `migrateDraft` makes it
 */
export function plainReferences(schema: JsonObject): JsonObject {
  const outermost = new Map<string, string>();
  findAnchors(schema, '', outermost);
  return written(schema, outermost);
}

/** What a reference has in front of its pointer that counts from the file, in whatever schema it stands. */
export const WHOLE_FILE = 'file:';

/** Pointers by dynamic anchor. */
function findAnchors(schema: JsonObject, pointer: string, found: Map<string, string>): JsonObject {
  const { $dynamicAnchor: anchor } = schema;
  if (typeof anchor === 'string' && !found.has(anchor)) found.set(anchor, pointer);
  return mapInside(schema, (inner, ...steps) =>
    findAnchors(inner, `${pointer}/${steps.map(escaped).join('/')}`, found),
  );
}

const escaped = (step: string | number) =>
  encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'));

function written(schema: JsonObject, outermost: ReadonlyMap<string, string>): JsonObject {
  const inside = mapInside(schema, (inner) => written(inner, outermost));
  const { $dynamicRef, $recursiveRef, $recursiveAnchor: _, ...rest } = inside;
  const named = typeof $dynamicRef === 'string' ? dynamicTarget($dynamicRef, outermost) : undefined;
  const recursive = typeof $recursiveRef === 'string' ? WHOLE_FILE + $recursiveRef : undefined;
  const targets = [named, recursive].filter((target) => target !== undefined);
  return targets.reduce(refer, rest);
}

function dynamicTarget(reference: string, outermost: ReadonlyMap<string, string>): string {
  const [, anchor = ''] = reference.split('#');
  const pointer = outermost.get(anchor);
  return pointer === undefined ? reference : `${WHOLE_FILE}#${pointer}`;
}

function refer(schema: JsonObject, $ref: string): JsonObject {
  if (schema.$ref === undefined) return { $ref, ...schema };
  return { ...schema, allOf: [...listOf(schema.allOf), { $ref }] };
}
