import { type Claim, objectOf } from '#compiler';
import type { Plan } from '#engine';

/**
 * Returns the claims about a form that is derived from an external schema, in the words of that
 * schema. The author never wrote the conditions of the form. They come from `if`, `oneOf`, `anyOf`,
 * `dependentSchemas` and `dependentRequired`. Each claim points at the property in the schema, and
 * names the branch that has no effect. A claim about a derived step becomes one about its field.
 *
 * @param schema the external schema as written
 */
export function externalClaims(
  claims: readonly Claim[],
  plan: Plan,
  schema: unknown,
): readonly Claim[] {
  return claims.flatMap((claim) => {
    const words = WORDS[claim.code];
    return words ? worded(claim, conditionIn(claim, plan), words, schema) : [claim];
  });
}

function worded(
  claim: Claim,
  { path, keyword, detail }: ConditionPlace,
  words: Readonly<Record<string, Words>>,
  schema: unknown,
): readonly Claim[] {
  const name = path.at(-1);
  // No author wrote the derived manifest.
  if (name === undefined) return claim.file === 'schema.json' ? [claim] : [];
  const [message, remedy] = words[keyword] ?? [claim.message, claim.remedy];
  const filled = (text: string) => text.replace('{name}', name).replace('{detail}', detail);
  const pointer = placeOf(schema, path) ?? claim.pointer;
  return [
    { ...claim, file: 'schema.json', pointer, message: filled(message), remedy: filled(remedy) },
  ];
}

type Words = readonly [message: string, remedy: string];

const BRANCHES = '"if", "oneOf", "anyOf" or "dependentSchemas"';
const ALWAYS: Readonly<Record<string, Words>> = {
  visibleWhen: [
    `The form always asks for "{name}": every answer satisfies the condition in ${BRANCHES}`,
    'Move "{name}" to the "properties" of the object itself, or correct the condition.',
  ],
  requiredWhen: [
    `"{name}" is always required: every answer satisfies the condition in ${BRANCHES}`,
    'List "{name}" in "required" of the object itself, or correct the condition.',
  ],
  optionsWhen: [
    'The option "{detail}" of "{name}" is always offered: every answer satisfies its condition',
    `Correct the condition in ${BRANCHES}, or leave it out.`,
  ],
  rules: [
    `A limit of "{name}" always applies: every answer satisfies the condition in ${BRANCHES}`,
    'Write the limit in the schema of "{name}" itself, or correct the condition.',
  ],
};
const NEVER: Readonly<Record<string, Words>> = {
  visibleWhen: [
    `The form never asks for "{name}": no answer satisfies the condition in ${BRANCHES}`,
    'Correct the condition, or remove "{name}".',
  ],
  requiredWhen: [
    `"{name}" is never required: no answer satisfies the condition in ${BRANCHES}`,
    'Correct the condition, or remove "{name}" from "required" there.',
  ],
  optionsWhen: [
    'The option "{detail}" of "{name}" is never offered: no answer satisfies its condition',
    `Correct the condition in ${BRANCHES}, or remove the option.`,
  ],
  rules: [
    `A limit of "{name}" never applies: no answer satisfies the condition in ${BRANCHES}`,
    'Correct the condition, or remove the limit.',
  ],
};

const WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  'always-holds': ALWAYS,
  'never-holds': NEVER,
};

interface ConditionPlace {
  /** The names of the properties that lead to the field. */
  readonly path: readonly string[];
  readonly keyword: string;
  /** The option, if the condition belongs to one. */
  readonly detail: string;
}

function conditionIn({ file, pointer }: Claim, { steps }: Plan): ConditionPlace {
  if (file === 'manifest.json') {
    const step = steps[Number(/^\/steps\/(\d+)\/when$/.exec(pointer)?.[1] ?? -1)];
    const names = (step?.fields[0] ?? '').split('/').slice(1);
    return { path: names, keyword: 'visibleWhen', detail: '' };
  }
  const parts = pointer.split('/').slice(1);
  const path: string[] = [];
  let at = 0;
  for (; parts[at] === 'properties' || parts[at] === 'items'; at += 1) {
    if (parts[at] === 'properties') path.push(parts[++at] ?? '');
  }
  return { path, keyword: parts[at] ?? '', detail: parts[at + 1] ?? '' };
}

/**
 * Returns the first place in a schema that describes a property, at any depth of branches and
 * definitions. A place below the property's parent comes before other places.
 */
function placeOf(schema: unknown, path: readonly string[]): string | undefined {
  const [name = '', parent] = path.toReversed();
  const places = placesIn(schema, name, '');
  const isBelow = (place: string) =>
    parent !== undefined && place.includes(`/properties/${escaped(parent)}/`);
  return places.find(isBelow) ?? places[0];
}

function placesIn(value: unknown, name: string, pointer: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.hasOwn(objectOf(Reflect.get(value, 'properties')), name)
    ? [`${pointer}/properties/${escaped(name)}`]
    : [];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    placesIn(each, name, `${pointer}/${escaped(key)}`),
  );
  return [...own, ...inner];
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
