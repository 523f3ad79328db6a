import { canonicalJson } from '../../compiler/source/canonicalJson.ts';
import { isObject, listOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { canHold } from '../read/canHold.ts';
import {
  type ExternalSchema,
  type Opened,
  openedPlace,
  outermost,
  type Spot,
} from '../read/ExternalSchema.ts';
import type { Mapped, Mapping, Refinement } from '../read/Mapping.ts';
import { isEmpty, noteDefault } from './fieldNotes.ts';

/** The default of a field in one branch. */
export interface BranchDefault {
  readonly when: JsonObject | true;
  readonly spot: Spot;
}

/** A field with the conditions that it reads. */
interface Reader {
  readonly name: string;
  readonly visibleWhen?: JsonObject;
  readonly optionsWhen?: JsonObject;
  readonly defaults?: readonly BranchDefault[];
}

/**
 * Returns the defaults of a field in its branches; an empty list if they equal its own default.
 *
 * @param own the field without its branches
 */
export function defaultsOf(
  schemas: ExternalSchema,
  own: Opened,
  branches: readonly Refinement[],
): readonly BranchDefault[] {
  const defaults = branches.flatMap(({ when, spots }): readonly BranchDefault[] => {
    const opened = schemas.open(spots, own.trail);
    const schema = outermost(opened, 'default');
    if (schema === undefined || isEmpty(schema)) return [];
    return [{ when, spot: { schema, place: openedPlace(opened, 'default') } }];
  });
  const known = canonicalJson(outermost(own, 'default') ?? null);
  return defaults.every(({ spot }) => canonicalJson(spot.schema) === known) ? [] : defaults;
}

/**
 * Returns a field whose initial value is the default of the branch that applies. An untouched
 * answer follows the branch. A default that the field cannot hold, or whose condition reads the
 * field itself, has a note instead.
 *
 * @param fields all fields of the object
 */
export function withBranchDefaults(
  { notes }: Mapping,
  field: Reader,
  mapped: Mapped,
  fields: readonly Reader[],
): Mapped {
  const { default: own, ...schema } = mapped.schema;
  const { name, defaults = [] } = field;
  if (defaults.length === 0 || schema.computed !== undefined) return mapped;
  const isCyclic = reaches(
    fields,
    defaults.flatMap(({ when }) => namesRead(when)),
    name,
  );
  const isUsed = ({ schema: value }: Spot) =>
    !isCyclic && isLiteral(value) && schema.json === undefined && canHold(schema, value);
  const used = defaults.filter(({ spot }) => isUsed(spot));
  for (const { spot } of defaults) if (!isUsed(spot)) noteDefault({ notes }, name, spot);
  const initial = used.reduceRight<Json | undefined>((other, { when, spot }) => {
    if (when === true) return spot.schema;
    return { if: when, then: spot.schema, ...(other === undefined ? {} : { else: other }) };
  }, own);
  if (used.length === 0 || initial === undefined) return mapped;
  return { ...mapped, schema: { ...schema, initial, initialFollows: true } };
}

function isLiteral(value: Json): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Checks whether some conditions read a field, directly or through the conditions of others. */
function reaches(fields: readonly Reader[], names: readonly string[], goal: string): boolean {
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === goal) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    for (const field of fields) if (field.name === name) waiting.push(...readsOf(field));
  }
  return false;
}

function readsOf({ visibleWhen, optionsWhen, defaults = [] }: Reader): readonly string[] {
  const conditions = [visibleWhen, ...Object.values(optionsWhen ?? {})];
  return [...conditions, ...defaults.map(({ when }) => when)].flatMap((each) => namesRead(each));
}

/** Returns every name in the pointers of a condition. */
function namesRead(condition: Json | undefined): readonly string[] {
  if (!isObject(condition)) return [];
  return Object.entries(condition).flatMap(([key, value]) => {
    if (key === 'not') return namesRead(value);
    if (key === 'anyOf' || key === 'allOf') return listOf(value).flatMap(namesRead);
    return key.split('/').filter((part) => part !== '..');
  });
}
