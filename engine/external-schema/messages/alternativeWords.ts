import { isObject, listOf } from '../../compiler/source/json.ts';
import { KIND_WORDS } from '../../compiler/source/plainSchemas.ts';
import type { Json } from '../../definition/JsonSchema.ts';
import {
  everyValue,
  type Opened,
  outermost,
  propertySpots,
  requiredNames,
} from '../read/ExternalSchema.ts';
import { kindsOf } from '../read/kindOf.ts';
import type { Mapping } from '../read/Mapping.ts';
import type { Members } from '../read/Members.ts';
import { optionWords, spelledOut } from './words.ts';

/** Maximum number of fields that the name of an alternative lists. */
const MOST_NAMED = 3;

/**
 * Returns the name of each alternative, for the question which of them applies. The name is its
 * title, the name of its schema, or the fields that it has: "With card number and expiry".
 */
export function alternativeWords(mapping: Mapping, list: Members): readonly string[] {
  const words = list.members.map((member) => {
    const title = outermost(member, 'title');
    if (typeof title === 'string' && title.trim() !== '') return title;
    return member.calledAs ? spelledOut(member.calledAs) : byFields(mapping, list, member);
  });
  return words.map((text, index) => {
    const isRepeated = words.some((other, at) => other === text && at !== index);
    const details = list.members[index] && isRepeated ? limitsOf(mapping, list.members[index]) : '';
    const number = words.slice(0, index + 1).filter((other) => other === text).length;
    if (!isRepeated) return text;
    return details === '' ? `${text} (${number})` : `${text} (${details})`;
  });
}

function byFields(mapping: Mapping, { members, around }: Members, member: Opened): string {
  const others = members.filter((each) => each !== member);
  const isOwn = (names: (each: Opened) => readonly string[]) => (name: string) =>
    !others.some((each) => names(each).includes(name));
  const required = [...requiredNames(member)];
  const properties = [...propertySpots(member).keys()].filter((name) => !isNever(member, name));
  const ways = [
    required.filter(isOwn((each) => [...requiredNames(each)])),
    properties.filter(isOwn((each) => [...propertySpots(each).keys()])),
  ];
  const names = ways.find(({ length }) => length > 0);
  if (names)
    return `With ${joined(names.map((name) => titleOf(mapping, [member, ...members, around], name)))}`;
  const limits = limitsOf(mapping, member);
  if (limits !== '') return limits;
  return required.length + properties.length === 0
    ? 'None of the others'
    : `With ${joined([...new Set([...required, ...properties])].map((name) => titleOf(mapping, [member, around], name)))} only`;
}

function isNever(member: Opened, name: string): boolean {
  return (propertySpots(member).get(name) ?? []).some(({ schema }) => schema === false);
}

/** Returns the title of a property in the first schema that has one, as words in a sentence. */
function titleOf({ schemas }: Mapping, around: readonly Opened[], name: string): string {
  const titles = around.map((each) => {
    const spots = propertySpots(each).get(name);
    return spots ? outermost(schemas.open(spots, each.trail), 'title') : undefined;
  });
  const title = titles.find((each) => typeof each === 'string' && each.trim() !== '');
  const text = typeof title === 'string' ? title : spelledOut(name);
  // Acronyms keep their capitals: "IBAN".
  return /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Returns texts as a list in words: "a, b and c". */
function joined(texts: readonly string[]): string {
  const named = texts.slice(0, MOST_NAMED);
  const rest = texts.length - named.length;
  const all = rest > 0 ? [...named, `${rest} more`] : named;
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`;
}

/** Returns the limits of an alternative's properties: "Size: S, M", "Weight: at most 5". */
function limitsOf({ schemas }: Mapping, member: Opened): string {
  const parts = [...propertySpots(member)].flatMap(([name, spots]) => {
    const opened = schemas.open(spots, member.trail);
    const text = opened.isNever
      ? 'not given'
      : (limitText(opened) ?? kindText(kindsOf(schemas, opened)));
    const title = outermost(opened, 'title');
    return text === undefined
      ? []
      : [`${typeof title === 'string' && title ? title : spelledOut(name)}: ${text}`];
  });
  return parts.slice(0, MOST_NAMED).join('; ');
}

const LIMIT_WORDS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
};

function limitText(opened: Opened): string | undefined {
  const constant = outermost(opened, 'const');
  const values = (constant === undefined ? listOf(outermost(opened, 'enum')) : [constant]).filter(
    isSingle,
  );
  if (values.length > 0) return values.slice(0, MOST_NAMED).map(optionWords).join(', ');
  const limits = Object.entries(LIMIT_WORDS).flatMap(([keyword, words]) =>
    everyValue(opened, keyword).map(({ value }) => `${words} ${String(value)}`),
  );
  return limits.length > 0 ? limits.join(', ') : undefined;
}

function kindText(kinds: readonly string[]): string | undefined {
  const words = kinds.flatMap((kind) => KIND_WORDS[kind]?.toLowerCase() ?? []);
  return words.length > 0 ? words.join(' or ') : undefined;
}

function isSingle(value: Json): value is string | number | boolean {
  return !isObject(value) && ['string', 'number', 'boolean'].includes(typeof value);
}
