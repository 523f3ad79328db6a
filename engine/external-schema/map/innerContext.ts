import { isExternalName } from '../../compiler/source/draftForm.ts';
import { freeNames } from '../read/addedNames.ts';
import { type Opened, propertySpots, requiredNames } from '../read/ExternalSchema.ts';
import { type Kind, kindsOf, valuesOf } from '../read/kindOf.ts';
import type { Mapping } from '../read/Mapping.ts';
import { possibleNames } from './branchesOf.ts';
import type { ConditionContext } from './conditionOf.ts';
import { optionsOf } from './optionsOf.ts';

/**
 * Returns the context of the conditions inside a property of an object.
 *
 * @param opened the object
 * @returns `undefined` if the property does not become a group of fields
 */
export function innerContext(
  mapping: Mapping,
  opened: Opened,
  name: string,
): ConditionContext | undefined {
  const { schemas } = mapping;
  const spots = propertySpots(opened).get(name);
  if (!spots) return undefined;
  const inner = schemas.open(spots, opened.trail);
  const isOther = inner.isRecursive || inner.isNever || inner.block !== undefined;
  if (isOther || freeNames(inner) !== undefined || valuesOf(inner)) return undefined;
  if (kindsOf(schemas, inner).some((kind) => kind !== 'object')) return undefined;
  if (![...possibleNames(mapping, inner)].every(isExternalName)) return undefined;
  const own = propertySpots(inner);
  const fields = [...own].filter(([, each]) => isAnswer(mapping, schemas.open(each, inner.trail)));
  return {
    schemas,
    fields: new Set(fields.map(([field]) => field)),
    known: new Set([...own.keys(), ...requiredNames(inner)]),
    required: requiredNames(inner),
  };
}

const SINGLE: readonly Kind[] = ['string', 'number', 'integer', 'boolean', 'any'];

/** Checks whether a schema becomes a single answer, which a condition may read. */
function isAnswer({ schemas }: Mapping, opened: Opened): boolean {
  if (opened.isNever || opened.isRecursive) return false;
  if (valuesOf(opened)) return optionsOf(schemas, opened) !== undefined;
  const kinds = kindsOf(schemas, opened).filter((kind) => kind !== 'null');
  return kinds.length === 1 && kinds.every((kind) => SINGLE.includes(kind));
}
