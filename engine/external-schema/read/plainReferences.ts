import { listOf } from '../../compiler/source/json.ts';
import { mapInside } from '../../compiler/source/plainSchemas.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';

/**
 * Returns a schema in which each `$dynamicRef` and `$recursiveRef` is a plain `$ref`. The outermost
 * schema with the anchor counts, among those that contain the reference (JSON Schema 2020-12, core,
 * 8.2.3.2). If schemas beside it have the anchor, the standard's choice depends on the references
 * that lead there. The form then uses the same schema everywhere, which a note says. In the
 * standard, too, a `$dynamicRef` without a dynamic anchor equals a `$ref`.
 *
 * @param schema a schema of JSON Schema 2020-12, as `migrateDraft` creates it
 */
export function plainReferences(schema: JsonObject, place: Place, notes: Notes): JsonObject {
  const anchors: Anchor[] = [];
  const start = { pointer: '', place, addresses: [''] };
  findAnchors(schema, start, anchors);
  return written(schema, start, { anchors, notes });
}

/**
 * The prefix of a reference whose pointer starts at the root of the file, whichever schema contains
 * it.
 */
export const WHOLE_FILE = 'file:';

/** A dynamic anchor, with the pointers of its schema and of the schema whose address it has. */
interface Anchor {
  readonly name: string;
  readonly pointer: string;
  readonly resource: string;
}

/** The position of a schema, with the pointers of the schemas with an address around it. */
interface At {
  /** Encoded as in a reference. */
  readonly pointer: string;
  readonly place: Place;
  readonly addresses: readonly string[];
}

function inside(at: At, { $id }: JsonObject, steps: readonly (string | number)[]): At {
  return {
    pointer: `${at.pointer}/${steps.map(escaped).join('/')}`,
    place: within(at.place, ...steps),
    addresses: around(at, $id),
  };
}

const around = ({ addresses, pointer }: At, $id: JsonObject[string] | undefined) =>
  typeof $id === 'string' && pointer !== '' ? [...addresses, pointer] : addresses;

const escaped = (step: string | number) =>
  encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'));

/** Collects the dynamic anchors of a file, the outermost first. */
function findAnchors(schema: JsonObject, at: At, found: Anchor[]): JsonObject {
  const { $dynamicAnchor: name, $id } = schema;
  const resource = around(at, $id).at(-1) ?? '';
  if (typeof name === 'string') found.push({ name, pointer: at.pointer, resource });
  return mapInside(schema, (inner, ...steps) =>
    findAnchors(inner, inside(at, schema, steps), found),
  );
}

interface Context {
  readonly anchors: readonly Anchor[];
  readonly notes: Notes;
}

function written(schema: JsonObject, at: At, context: Context): JsonObject {
  const plain = mapInside(schema, (inner, ...steps) =>
    written(inner, inside(at, schema, steps), context),
  );
  const { $dynamicRef, $recursiveRef, $recursiveAnchor: _, ...rest } = plain;
  const here = { ...at, addresses: around(at, schema.$id) };
  const named =
    typeof $dynamicRef === 'string' ? dynamicTarget($dynamicRef, here, context) : undefined;
  const recursive = typeof $recursiveRef === 'string' ? WHOLE_FILE + $recursiveRef : undefined;
  const targets = [named, recursive].filter((target) => target !== undefined);
  return targets.reduce(refer, rest);
}

function dynamicTarget(reference: string, at: At, { anchors, notes }: Context): string {
  const [path, name = ''] = reference.split('#');
  const all = anchors.filter((each) => each.name === name);
  const around = all.filter(({ resource }) => at.addresses.includes(resource));
  const isRoot = around.some(({ resource }) => resource === '');
  // A reference to a plain anchor of the schema around it is a plain reference.
  const isPlain = path === '' && !all.some(({ resource }) => resource === at.addresses.at(-1));
  if (isPlain && !isRoot) return reference;
  if (!isRoot && around.length < all.length) {
    const message = `The path decides which schema "${reference}" means; the form uses the same one everywhere`;
    const remedy = 'Write "$ref" to the schema that is meant.';
    notes.leftOut(within(at.place, '$dynamicRef'), message, remedy);
  }
  const [target = all[0]] = around;
  return target === undefined ? reference : `${WHOLE_FILE}#${target.pointer}`;
}

function refer(schema: JsonObject, $ref: string): JsonObject {
  if (schema.$ref === undefined) return { $ref, ...schema };
  return { ...schema, allOf: [...listOf(schema.allOf), { $ref }] };
}
