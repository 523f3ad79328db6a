import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { alternativeWords } from '../messages/alternativeWords.ts';
import { propertySpots, requiredNames } from '../read/ExternalSchema.ts';
import type { Mapping } from '../read/Mapping.ts';
import type { Members } from '../read/Members.ts';
import type { Alternatives } from './Alternatives.ts';
import type { ConditionContext } from './conditionOf.ts';
import { choiceSchema } from './optionsOf.ts';
import { testOf } from './testOf.ts';

/**
 * Returns alternatives that nothing in the answers tells apart, with an added field that asks which
 * of them applies. Given data without the field are matched with the alternatives.
 */
export function bySelector(
  mapping: Mapping,
  { fields }: ConditionContext,
  list: Members,
): Alternatives {
  const { place, members } = list;
  const { addedNames } = mapping.schemas;
  const name = addedNames.get(place.pointer) ?? freeName([...fields, ...addedNames.values()]);
  addedNames.set(place.pointer, name);
  const words = alternativeWords(mapping, list);
  const options = words.map((text, index) => ({ value: `option${index + 1}`, text }));
  const message = `No property distinguishes these alternatives: the form asks for one in "${name}", which stays in the answers`;
  const remedy = 'Give each alternative a property with a different constant.';
  mapping.notes.assumed(place, message, remedy);
  const branches = members.map((opened, index) => ({
    when: { [name]: { const: `option${index + 1}` } },
    opened,
    selectors: [],
  }));
  const schema = { ...choiceSchema(options), title: 'Which of these applies?' };
  const inferred = inferredChoice(mapping, list, name);
  const made = [{ name, isRequired: true, spot: { schema, place: within(place) }, inferred }];
  return { branches, made, asked: [] };
}

function freeName(taken: readonly string[]): string {
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => index + 1);
  const names = numbers.map((number) => (number === 1 ? 'choice' : `choice${number}`));
  return names.find((name) => !taken.includes(name)) ?? 'choice';
}

/**
 * Returns the alternatives that an object without the added choice selects, the best match first.
 * A match is an alternative that accepts the object and has all its fields. An alternative that
 * alone accepts the object follows, for `anyOf` any that accepts it. An alternative with a field of its own in the object
 * comes last, so that a faulty object keeps its answers.
 *
 * @param name the name of the added choice
 * @returns entries of `inferred`, with the values `option1`, `option2`, …
 */
function inferredChoice(
  { schemas }: Mapping,
  { keyword, members }: Members,
  name: string,
): readonly Json[] {
  const names = members.map((each) => [
    ...new Set([...propertySpots(each).keys(), ...requiredNames(each)]),
  ]);
  const everyName = [...new Set(names.flat())];
  const entries = members.map((member, index) => {
    const own = names[index] ?? [];
    const others = everyName.filter((each) => !own.includes(each));
    const single = own.filter((each) => names.filter((list) => list.includes(each)).length === 1);
    const accepted = testOf(schemas, member, [name]);
    return { value: `option${index + 1}`, accepted, others: noneOf(others), own: anyIn(single) };
  });
  const refusedBy = (entry: (typeof entries)[number]) =>
    entries.filter((other) => other !== entry).map(({ accepted }) => ({ not: accepted }));
  const rounds: readonly ((entry: (typeof entries)[number]) => readonly JsonObject[])[] = [
    ({ accepted, others, own }) => [{ allOf: [accepted, ...others, ...own] }],
    ({ accepted, others }) => [{ allOf: [accepted, ...others] }],
    (entry) =>
      keyword === 'anyOf' ? [entry.accepted] : [{ allOf: [entry.accepted, ...refusedBy(entry)] }],
    ({ others, own }) => (own.length > 0 ? [{ allOf: [...own, ...others] }] : []),
  ];
  const inferred = rounds.flatMap((round) =>
    entries.flatMap((entry) => round(entry).map((schema) => ({ schema, value: entry.value }))),
  );
  return inferred;
}

function anyIn(names: readonly string[]): readonly JsonObject[] {
  return names.length === 0 ? [] : [{ anyOf: names.map((each) => ({ required: [each] })) }];
}

function noneOf(names: readonly string[]): readonly JsonObject[] {
  return anyIn(names).map((some) => ({ not: some }));
}
