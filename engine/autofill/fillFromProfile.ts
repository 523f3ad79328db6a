import type { AddressFill } from '../address/addressFill.ts';
import { placeName } from '../address/districts.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { formatAddress } from '../format/address.ts';
import type { Language } from '../language.ts';
import type { FormStore } from '../store/FormStore.ts';
import { type AutofillProfile, isProfileField, type ProfileAddress } from './profile.ts';

/** The part of a store that filling in uses. */
export type FilledStore = Pick<
  FormStore,
  'plan' | 'get' | 'set' | 'node' | 'isVisible' | 'options'
>;

/** What filling in did. Pointers are those of leaves. */
export interface AutofillOutcome {
  readonly filled: readonly string[];
  /** Fields on the page that the profile had no usable value for. */
  readonly missed: readonly string[];
  /** Fields that the applicant has typed in since the profile was asked for. */
  readonly kept: readonly string[];
}

export interface FillOptions {
  /** Of the page: an address that takes the language of its page is filled in so. */
  readonly language: Language;
  /** Whether the applicant has typed in a leaf since the profile was asked for. */
  readonly isTyped: (pointer: string) => boolean;
}

/** Lists the leaves that the form may be filled in at. */
export function autofillLeaves(store: Pick<FormStore, 'plan' | 'node'>): readonly string[] {
  return Object.values(store.plan.manifest.autofill ?? {}).flatMap((pointer) =>
    leavesAt(store.node(pointer), pointer),
  );
}

/**
 * Fills a form in from a profile, by the `autofill` of its manifest. What the applicant has typed since,
 * and fields that are not shown, stay as they are. Every value goes through the rules of its field as a
 * typed one does; an option that the field does not offer is left out.
 */
export function fillFromProfile(
  store: FilledStore,
  profile: AutofillProfile,
  options: FillOptions,
): AutofillOutcome {
  const fields = Object.entries(store.plan.manifest.autofill ?? {}).map(([name, pointer]) =>
    filledField(store, { name, pointer }, profile, options),
  );
  return {
    filled: fields.flatMap(({ filled }) => filled ?? []),
    missed: fields.flatMap(({ missed }) => missed ?? []),
    kept: fields.flatMap(({ kept }) => kept ?? []),
  };
}

function filledField(
  store: FilledStore,
  { name, pointer }: { readonly name: string; readonly pointer: string },
  profile: AutofillProfile,
  { language, isTyped }: FillOptions,
): Partial<AutofillOutcome> {
  if (!isProfileField(name)) return {};
  const isMet = meetsConditions(store, name);
  if (!store.isVisible(pointer)) return {};
  const node = store.node(pointer);
  // The parts of an address belong together: a partly typed address is not completed.
  const kept = leavesAt(node, pointer).filter(isTyped);
  if (kept.length > 0) return { kept };
  const value = profile[name];
  const values = isMet ? valuesFor(store, { node, pointer, value, language }) : [];
  return values.length === 0 ? { missed: [pointer] } : { filled: put(store, pointer, values) };
}

type Values = readonly (readonly [pointer: string, value: string])[];

function leavesAt(node: PlanNode, pointer: string): readonly string[] {
  return nodesUnder(node)
    .filter(({ kind }) => kind === 'leaf')
    .map(({ pattern }) => `${pointer}${pattern.slice(node.pattern.length)}`);
}

/** Gives the answers that a profile field goes with, where they are empty; another answer refuses. */
function meetsConditions(store: FilledStore, name: string): boolean {
  for (const [pointer, wanted] of Object.entries(store.plan.manifest.autofillWith?.[name] ?? {})) {
    const given = store.get(pointer);
    if (given === wanted) continue;
    const isEmpty = given === undefined || given === '';
    if (!isEmpty || !store.isVisible(pointer)) return false;
    if (!store.options(pointer).some(({ value }) => value === wanted)) return false;
    store.set(pointer, wanted);
  }
  return true;
}

/** Replaces the whole of an address: nothing of another place is left. */
function put(store: FilledStore, pointer: string, values: Values): readonly string[] {
  const [first] = values;
  if (first?.[0] === pointer) {
    store.set(pointer, first[1]);
    return [pointer];
  }
  const parts = values.map(([leaf, value]) => [leaf.slice(pointer.length + 1), value] as const);
  store.set(pointer, Object.fromEntries(parts));
  return values.map(([leaf]) => leaf);
}

interface FieldToFill {
  readonly node: PlanNode;
  readonly pointer: string;
  readonly value: string | ProfileAddress | undefined;
  readonly language: Language;
}

function valuesFor(store: FilledStore, { node, pointer, value, language }: FieldToFill): Values {
  if (typeof value === 'string') return textFor(store, node, pointer, value);
  if (value === undefined || node.kind !== 'group') return [];
  const isPageLanguage = Object(node.ui['ui:options']).fillIn === 'page';
  const spoken = isPageLanguage ? language : 'en';
  const keys = node.children.map(({ key }) => key);
  const parts = keys.includes('line1') ? linesOf(value, spoken) : partsFor(value, spoken);
  return keys.flatMap((key) => {
    const part: string | undefined = Object(parts)[key];
    return part === undefined ? [] : [[`${pointer}/${key}`, part] as const];
  });
}

function textFor(store: FilledStore, node: PlanNode, pointer: string, value: string): Values {
  if (node.kind !== 'leaf') return [];
  const options = store.options(pointer);
  const isOffered = options.length === 0 || options.some((option) => option.value === value);
  return isOffered ? [[pointer, value]] : [];
}

function partsFor({ english, chinese }: ProfileAddress, language: Language) {
  return language === 'en' ? (english ?? chinese) : (chinese ?? english);
}

const LINE_CHARS = 50;
const LINES = 3;

/** An address in three lines; nothing where it does not fit. */
function linesOf(address: ProfileAddress, language: Language): Readonly<Record<string, string>> {
  const parts = partsFor(address, language);
  const isEnglish = parts === address.english;
  const written = parts
    ? formatAddress(named(parts), isEnglish ? 'en' : language)
    : (address.lines ?? []);
  const packed: string[] = [];
  for (const line of written) {
    const joined = [...packed.slice(-1), line].join(', ');
    if (packed.length > 0 && joined.length <= LINE_CHARS) packed.pop();
    packed.push(joined.length <= LINE_CHARS ? joined : line);
  }
  const fits = packed.length <= LINES && packed.every((line) => line.length <= LINE_CHARS);
  return fits ? Object.fromEntries(packed.map((line, at) => [`line${at + 1}`, line])) : {};
}

/** Region and district in words, as mail has them. */
function named({ region, district, ...parts }: AddressFill): AddressFill {
  return {
    ...parts,
    ...(district && { district: placeName(district) }),
    ...(region && { region: placeName(region) }),
  };
}
