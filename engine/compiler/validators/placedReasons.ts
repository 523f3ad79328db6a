import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { canonicalJson } from '../source/canonicalJson.ts';
import { isObject } from '../source/json.ts';
import { containsReason, notReason } from './logicReasons.ts';
import type { PartReason } from './PartReason.ts';
import { patternReason } from './patternReason.ts';

type Placed = readonly (readonly [place: string, reason: PartReason | undefined])[];

/**
 * Returns the reasons of keywords that depend on their place in a plain schema: the wanted or
 * excluded values, and the messages of the schema's author.
 *
 * Ajv counts places behind a reference from the target, unless it has inlined the target. If a
 * place may mean two keywords with different reasons, the result omits it.
 *
 * @param general the reasons of keywords at any place
 * @returns the reasons by place in Ajv's notation: `#/properties/a/not`
 */
export function placedReasons(
  schema: JsonObject,
  general: Readonly<Record<string, PartReason>>,
): Readonly<Record<string, PartReason>> {
  const found = new Map<string, PartReason | undefined>();
  for (const base of new Set([schema, ...targetsIn(schema, schema)])) {
    for (const [place, reason] of reasonsBelow(base, '#', general)) {
      const isSure = !found.has(place) || isSame(found.get(place), reason);
      found.set(place, isSure ? reason : undefined);
    }
  }
  const sure = [...found].flatMap(([place, reason]) => (reason ? [[place, reason] as const] : []));
  return Object.fromEntries(sure);
}

/** Returns every keyword below a schema, with its specific reason if it has one. */
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
  const message = isObject(errorMessage) ? errorMessage[keyword] : errorMessage;
  if (typeof message === 'string') return { ...general[keyword], key: message };
  const named = general[keyword];
  if (isObject(message) && named) {
    const texts = Object.entries(message).filter(([, key]) => typeof key === 'string');
    return {
      ...named,
      keys: Object.fromEntries(texts) as Record<string, string>,
      by: BY[keyword] ?? '',
    };
  }
  if (keyword === 'pattern') return moreSpecific(patternReason(schema), general);
  if (keyword === 'contains') return moreSpecific(containsReason(schema), general);
  return keyword === 'not' ? moreSpecific(notReason(schema.not), general) : undefined;
}

/**
 * Ajv's parameter that selects one of an author's messages: the missing property, or the property
 * that requires others.
 */
const BY: Readonly<Record<string, string>> = {
  required: 'missingProperty',
  dependentRequired: 'property',
};

/** Returns `undefined` for a reason that adds nothing to the general reason of its keyword. */
function moreSpecific(
  reason: PartReason,
  general: Record<string, PartReason>,
): PartReason | undefined {
  return Object.values(general).some(({ key }) => key === reason.key) ? undefined : reason;
}

/** Returns the targets of the references in a schema. */
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

/** Returns a name in Ajv's notation. Ajv does not escape the names of keywords. */
function escaped(name: string): string {
  if (name === '$defs') return name;
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
