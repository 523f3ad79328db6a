import type { Json, JsonObject } from '../definition/JsonSchema.ts';
import { canonicalJson } from './canonicalJson.ts';
import { isObject } from './json.ts';
import { containsReason, notReason } from './logicReasons.ts';
import type { PartReason } from './partReasons.ts';

type Placed = readonly (readonly [place: string, reason: PartReason | undefined])[];

/**
 * Reasons of keywords that say more at their place in a plain schema than everywhere: which values are
 * wanted or ruled out, and what the schema's author says.
 *
 * Behind a reference Ajv counts places from where it leads, unless it has put in what stands there. A place
 * that may be two is left out where they differ.
 *
 * @param general what keywords say everywhere
 * @returns by place, as Ajv spells it: `#/properties/a/not`
 */
export function placedReasons(
  schema: JsonObject,
  general: Readonly<Record<string, PartReason>>,
): Readonly<Record<string, PartReason>> {
  const found = new Map<string, PartReason | undefined>();
  for (const base of [schema, ...targetsIn(schema, schema)]) {
    for (const [place, reason] of reasonsBelow(base, '#', general)) {
      const isSure = !found.has(place) || isSame(found.get(place), reason);
      found.set(place, isSure ? reason : undefined);
    }
  }
  const sure = [...found].flatMap(([place, reason]) => (reason ? [[place, reason] as const] : []));
  return Object.fromEntries(sure);
}

/** Every keyword below a schema, with its reason where it has one of its own. */
function reasonsBelow(schema: Json, place: string, general: Record<string, PartReason>): Placed {
  if (Array.isArray(schema)) {
    return schema.flatMap((each, index) => reasonsBelow(each, `${place}/${index}`, general));
  }
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([name, each]) => {
    const at = `${place}/${escaped(name)}`;
    return [[at, reasonOf(schema, name, general)] as const, ...reasonsBelow(each, at, general)];
  });
}

function reasonOf(
  schema: JsonObject,
  keyword: string,
  general: Record<string, PartReason>,
): PartReason | undefined {
  const { errorMessage } = schema;
  const said = isObject(errorMessage) ? errorMessage[keyword] : errorMessage;
  if (typeof said === 'string') return { ...general[keyword], key: said };
  const named = general[keyword];
  if (isObject(said) && named) {
    const texts = Object.entries(said).filter(([, key]) => typeof key === 'string');
    return {
      ...named,
      keys: Object.fromEntries(texts) as Record<string, string>,
      by: BY[keyword] ?? '',
    };
  }
  if (keyword === 'contains') return telling(containsReason(schema), general);
  return keyword === 'not' ? telling(notReason(schema.not), general) : undefined;
}

/** What ajv-errors takes words by name for: what is missing, or what asks for it. */
const BY: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependentRequired: 'property',
};

/** A reason that says no more than its keyword alone has no place of its own. */
function telling(reason: PartReason, general: Record<string, PartReason>): PartReason | undefined {
  return Object.values(general).some(({ key }) => key === reason.key) ? undefined : reason;
}

/** What the references in a schema lead to. */
function targetsIn(schema: Json, root: JsonObject): readonly Json[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => targetsIn(each, root));
  if (!isObject(schema)) return [];
  const { $ref } = schema;
  const target = typeof $ref === 'string' ? targetOf($ref, root) : undefined;
  const inner = Object.values(schema).flatMap((each) => targetsIn(each, root));
  return target === undefined ? inner : [target, ...inner];
}

function targetOf(reference: string, root: JsonObject): Json | undefined {
  const steps = decodeURIComponent(reference.replace(/^#\/?/, '')).split('/');
  let at: Json | undefined = root;
  for (const step of steps.filter(Boolean)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    at =
      isObject(at) || Array.isArray(at)
        ? Object.entries(at).find(([key]) => key === name)?.[1]
        : undefined;
  }
  return at;
}

const isSame = (a: PartReason | undefined, b: PartReason | undefined) =>
  canonicalJson({ ...a }) === canonicalJson({ ...b });

/** As Ajv spells a name; that of a keyword it leaves as it is. */
function escaped(name: string): string {
  if (name === '$defs') return name;
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
