import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { type Place, within } from '../Reporter.ts';
import type { ConditionContext } from './conditionOf.ts';
import type { Mapping } from './Mapping.ts';
import { optionsOf, type StrangerOption } from './optionsOf.ts';
import {
  everyValue,
  type Opened,
  outermost,
  propertySpots,
  requiredNames,
  type Spot,
  type StrangerSchema,
  spotsIn,
} from './StrangerSchema.ts';
import { toldApart } from './toldApart.ts';
import { optionWords, wordsOf } from './words.ts';

/** One alternative of a `oneOf` or `anyOf`, under the condition that tells it. */
interface Alternative {
  readonly when: JsonObject;
  readonly opened: Opened;
  readonly teller?: string;
}

interface Alternatives {
  readonly branches: readonly Alternative[];
  readonly made: readonly {
    readonly name: string;
    readonly spot: Spot;
    readonly isRequired: boolean;
    /** The object has it and lists no options of it: these are they. */
    readonly isOwn?: true;
  }[];
}

/**
 * The alternatives of an object. A property that has other constants in each tells them apart; where
 * there is none, and an alternative has fields of its own, the form asks which applies.
 */
export function alternativesOf(
  mapping: Mapping,
  context: ConditionContext,
  opened: Opened,
): Alternatives {
  const found = ['oneOf', 'anyOf'].flatMap((keyword) => everyValue(opened, keyword));
  const parts = found.map(({ value, place, layer }) => {
    const spots = toldApart(mapping.schemas, layer.schema, spotsIn(value, place));
    const members = spots.map((spot) => mapping.schemas.open([spot], opened.trail));
    const { known } = context;
    const told = byTeller(mapping, { known, place, members }, opened);
    if (told) return told;
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

function byTeller(
  mapping: Mapping,
  { known, place, members }: Members,
  around: Opened,
): Alternatives | undefined {
  const teller = tellerOf(mapping.schemas, members);
  const [first] = members;
  if (!teller || !first) return undefined;
  const { name, values } = teller;
  const branches = members.map((each, index) => {
    const own = values[index] ?? [];
    return {
      when: { [name]: { enum: own.map(({ value }) => value) } },
      opened: each,
      teller: name,
    };
  });
  const own = propertySpots(around).get(name);
  const isChoice = own && optionsOf(mapping.schemas, mapping.schemas.open(own, around.trail));
  // A box to tick says both of its values itself.
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

/** The property that has other constants in each of some alternatives, with those of each. */
export function tellerOf(
  schemas: StrangerSchema,
  members: readonly Opened[],
): { readonly name: string; readonly values: readonly (readonly StrangerOption[])[] } | undefined {
  const [first] = members;
  if (!first || members.length < 2) return undefined;
  for (const name of propertySpots(first).keys()) {
    const values = members.map((each) => constantsOf(schemas, each, name));
    if (areApart(values)) return { name, values };
  }
  return undefined;
}

function constantsOf(
  schemas: StrangerSchema,
  member: Opened,
  name: string,
): readonly StrangerOption[] {
  const spots = propertySpots(member).get(name);
  if (!spots) return [];
  const opened = schemas.open(spots, member.trail);
  const constant = outermost(opened, 'const');
  if (isSingle(constant)) return [{ value: constant }];
  return outermost(opened, 'enum') === undefined ? [] : (optionsOf(schemas, opened) ?? []);
}

/** Whether each has some, and no value is of two. */
function areApart(values: readonly (readonly StrangerOption[])[]): boolean {
  const all = values.flatMap((own) => own.map(({ value }) => value));
  return values.every((own) => own.length > 0) && new Set(all).size === all.length;
}

function bySelector(
  { notes, schemas }: Mapping,
  { fields }: ConditionContext,
  place: Place,
  members: readonly Opened[],
): Alternatives {
  const { madeNames } = schemas;
  const name = madeNames.get(place.pointer) ?? freeName([...fields, ...madeNames.values()]);
  madeNames.set(place.pointer, name);
  const options = members.map((member, index) => {
    const title = outermost(member, 'title');
    const called = member.calledAs ? wordsOf(member.calledAs) : `Option ${index + 1}`;
    const text = typeof title === 'string' ? title : called;
    return { value: `option${index + 1}`, text };
  });
  const message = `Nothing in the data tells these alternatives apart: the form asks for one in "${name}", which stays among the answers`;
  const remedy = 'Give each alternative a property with a constant of its own.';
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
  options: readonly { readonly value: StrangerOption['value']; readonly text: string }[],
  title?: string,
): Spot {
  const schema: JsonObject = {
    enum: options.map(({ value }) => value),
    enumNames: options.map(({ text }) => text),
    ...(title === undefined ? {} : { title }),
  };
  return { schema, place: within(place) };
}

function isSingle(value: Json | undefined): value is StrangerOption['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
