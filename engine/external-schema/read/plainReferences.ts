import { listOf } from '../../compiler/source/json.ts';
import { mapInside } from '../../compiler/source/plainSchemas.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';

/**
 * Returns a schema in which each `$dynamicRef` and `$recursiveRef` is a plain `$ref`. The outermost
 * schema with the anchor counts. In a file that is the whole schema, this is the first one (JSON
 * Schema 2020-12, core, 8.2.3.2). In the standard, too, a `$dynamicRef` without a dynamic anchor
 * equals a `$ref`.
 *
 * @param schema a schema of JSON Schema 2020-12, as `migrateDraft` creates it
 */
export function plainReferences(schema: JsonObject): JsonObject {
  const outermost = new Map<string, string>();
  findAnchors(schema, '', outermost);
  return written(schema, outermost);
}

/**
 * The prefix of a reference whose pointer starts at the root of the file, whichever schema contains
 * it.
 */
export const WHOLE_FILE = 'file:';

/** Collects the pointer of the outermost schema for each dynamic anchor. */
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
