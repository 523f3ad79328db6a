import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { optionWords, spelledOut } from '../messages/words.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  propertySpots,
  requiredNames,
  type Spot,
  spotsIn,
} from '../read/ExternalSchema.ts';
import type { Mapping } from '../read/Mapping.ts';
import type { ConditionContext } from './conditionOf.ts';
import { discriminate } from './discriminate.ts';
import { type ExternalOption, optionsOf } from './optionsOf.ts';

/** An alternative of a `oneOf` or `anyOf`, with the condition under which it applies. */
interface Alternative {
  readonly when: JsonObject;
  readonly opened: Opened;
  readonly discriminator?: string;
}

interface Alternatives {
  readonly branches: readonly Alternative[];
  readonly made: readonly {
    readonly name: string;
    readonly spot: Spot;
    readonly isRequired: boolean;
    /**
     * Whether the object has this property without options; the alternatives supply the options.
     */
    readonly isOwn?: true;
  }[];
}

/**
 * Returns the alternatives of an object. A property with different constants in each alternative
 * selects one of them. Without such a property the form asks which alternative applies, if any has
 * fields of its own.
 */
export function alternativesOf(
  mapping: Mapping,
  context: ConditionContext,
  opened: Opened,
): Alternatives {
  const found = ['oneOf', 'anyOf'].flatMap((keyword) => everyValue(opened, keyword));
  const parts = found.map(({ value, place, layer }) => {
    const spots = discriminate(mapping.schemas, layer.schema, spotsIn(value, place));
    const members = spots.map((spot) => mapping.schemas.open([spot], opened.trail));
    const { known } = context;
    const byConstant = byDiscriminator(mapping, { known, place, members }, opened);
    if (byConstant) return byConstant;
    const isNew = members.some((each) =>
      [...propertySpots(each).keys(), ...requiredNames(each)].some((name) => !known.has(name)),
    );
    return isNew ? bySelector(mapping, context, place, members) : NONE;
  });
  return {
    branches: parts.flatMap(({ branches }) => branches),
    made: parts.flatMap(({ made }) => made),
  };
}

const NONE: Alternatives = { branches: [], made: [] };

interface Members {
  readonly known: ReadonlySet<string>;
  readonly place: Place;
  readonly members: readonly Opened[];
}

function byDiscriminator(
  mapping: Mapping,
  { known, place, members }: Members,
  around: Opened,
): Alternatives | undefined {
  const discriminator = discriminatorOf(mapping.schemas, members);
  const [first] = members;
  if (!discriminator || !first) return undefined;
  const { name, values } = discriminator;
  const branches = members.map((each, index) => {
    const own = values[index] ?? [];
    return {
      when: { [name]: { enum: own.map(({ value }) => value) } },
      opened: each,
      discriminator: name,
    };
  });
  const own = propertySpots(around).get(name);
  const isChoice = own && optionsOf(mapping.schemas, mapping.schemas.open(own, around.trail));
  // A checkbox supplies both values itself.
  const isBox = values.flat().some(({ value }) => typeof value === 'boolean');
  if (known.has(name) && (!own || isChoice || isBox)) return { branches, made: [] };
  const options = values.flatMap((own, index) => {
    const title = members[index] ? outermost(members[index], 'title') : undefined;
    return own.map(({ value, text }) => ({
      value,
      text: text ?? (own.length === 1 && typeof title === 'string' ? title : optionWords(value)),
    }));
  });
  const [spot] = propertySpots(first).get(name) ?? [];
  const isRequired = members.every((each) => requiredNames(each).has(name));
  return {
    branches,
    made: [
      {
        name,
        isRequired,
        spot: choiceSpot(spot?.place ?? place, options),
        ...(own ? { isOwn: true } : {}),
      },
    ],
  };
}

/** Returns the property that has different constants in each alternative, with these constants. */
export function discriminatorOf(
  schemas: ExternalSchema,
  members: readonly Opened[],
): { readonly name: string; readonly values: readonly (readonly ExternalOption[])[] } | undefined {
  const [first] = members;
  if (!first || members.length < 2) return undefined;
  for (const name of propertySpots(first).keys()) {
    const values = members.map((each) => constantsOf(schemas, each, name));
    if (areApart(values)) return { name, values };
  }
  return undefined;
}

function constantsOf(
  schemas: ExternalSchema,
  member: Opened,
  name: string,
): readonly ExternalOption[] {
  const spots = propertySpots(member).get(name);
  if (!spots) return [];
  const opened = schemas.open(spots, member.trail);
  const constant = outermost(opened, 'const');
  if (isSingle(constant)) return [{ value: constant }];
  return outermost(opened, 'enum') === undefined ? [] : (optionsOf(schemas, opened) ?? []);
}

/** Checks that each list has a value, and that no value is in two lists. */
function areApart(values: readonly (readonly ExternalOption[])[]): boolean {
  const all = values.flatMap((own) => own.map(({ value }) => value));
  return values.every((own) => own.length > 0) && new Set(all).size === all.length;
}

function bySelector(
  { notes, schemas }: Mapping,
  { fields }: ConditionContext,
  place: Place,
  members: readonly Opened[],
): Alternatives {
  const { addedNames } = schemas;
  const name = addedNames.get(place.pointer) ?? freeName([...fields, ...addedNames.values()]);
  addedNames.set(place.pointer, name);
  const options = members.map((member, index) => {
    const title = outermost(member, 'title');
    const called = member.calledAs ? spelledOut(member.calledAs) : `Option ${index + 1}`;
    const text = typeof title === 'string' ? title : called;
    return { value: `option${index + 1}`, text };
  });
  const message = `No property distinguishes these alternatives: the form asks for one in "${name}", which stays in the answers`;
  const remedy = 'Give each alternative a property with a different constant.';
  notes.assumed(place, message, remedy);
  const branches = members.map((opened, index) => ({
    when: { [name]: { const: `option${index + 1}` } },
    opened,
  }));
  const spot = choiceSpot(place, options, 'Which of these applies?');
  return { branches, made: [{ name, isRequired: true, spot }] };
}

function freeName(taken: readonly string[]): string {
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => index + 1);
  const names = numbers.map((number) => (number === 1 ? 'choice' : `choice${number}`));
  return names.find((name) => !taken.includes(name)) ?? 'choice';
}

function choiceSpot(
  place: Place,
  options: readonly { readonly value: ExternalOption['value']; readonly text: string }[],
  title?: string,
): Spot {
  const schema: JsonObject = {
    enum: options.map(({ value }) => value),
    enumNames: options.map(({ text }) => text),
    ...(title === undefined ? {} : { title }),
  };
  return { schema, place: within(place) };
}

function isSingle(value: Json | undefined): value is ExternalOption['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
