import type { AddressFill } from '../address/addressFill.ts';
import { placeName } from '../address/districts.ts';
import type { Language } from '../constants/language.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { formatAddress } from '../format/address.ts';
import type { FormStore } from '../store/FormStore.ts';
import { type AutofillProfile, isProfileField, type ProfileAddress } from './profile.ts';

/** The part of a store that autofill uses. */
export type FilledStore = Pick<
  FormStore,
  'plan' | 'get' | 'set' | 'node' | 'isVisible' | 'options'
>;

/** The result of an autofill, as pointers of leaves. */
export interface AutofillOutcome {
  readonly filled: readonly string[];
  /** The fields on the page without a usable value in the profile. */
  readonly missed: readonly string[];
  /** The fields that the applicant has typed in since the profile request. */
  readonly kept: readonly string[];
}

export interface FillOptions {
  /** The language of the page, for an address in that language. */
  readonly language: Language;
  /** Checks whether the applicant has typed in a leaf since the profile request. */
  readonly isTyped: (pointer: string) => boolean;
}

/**
 * Returns the pointers of the leaves that autofill may fill in, from `autofill` in the form's
 * manifest.
 *
 * @example
 * import { createFormStore } from '#engine';
 * const autofill = { enName: '/name', postalAddress: '/address' };
 * const plan = { ...NOTICE.plan, manifest: { ...NOTICE.plan.manifest, autofill } };
 * autofillLeaves(createFormStore(plan, NOTICE.validator, { now }));
 * // ['/name', '/address/line1', '/address/line2', '/address/line3']
 */
export function autofillLeaves(store: Pick<FormStore, 'plan' | 'node'>): readonly string[] {
  return Object.values(store.plan.manifest.autofill ?? {}).flatMap((pointer) =>
    leavesAt(store.node(pointer), pointer),
  );
}

/**
 * Fills in a form from a profile, according to `autofill` in its manifest. Hidden fields and fields
 * typed in since the request stay unchanged. The rules of a field apply to each value as to a typed
 * one. An option that the field does not offer is omitted.
 *
 * @returns the pointers of leaves, grouped by result
 *
 * @example
 * import { createFormStore } from '#engine';
 * const autofill = { enName: '/applicantName', idNo: '/idNo' };
 * const plan = { ...FIRST.plan, manifest: { ...FIRST.plan.manifest, autofill } };
 * const store = createFormStore(plan, FIRST.validator, { now });
 * fillFromProfile(store, { enName: 'CHAN TAI MAN' }, { language: 'en', isTyped: () => false });
 * // { filled: ['/applicantName'], missed: ['/idNo'], kept: [] }
 * store.get('/applicantName'); // 'CHAN TAI MAN'
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
  // The parts of an address belong together: autofill does not complete a partly typed address.
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

/**
 * Fills in the answers that a profile field requires, if they are empty.
 *
 * @returns `false` when such an answer has another value, or its field is hidden or lacks the
 *   option
 */
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

/** Sets a leaf, or replaces a whole address, so that no part of another address remains. */
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
  const addressLanguage = isPageLanguage ? language : 'en';
  const keys = node.children.map(({ key }) => key);
  const parts = keys.includes('line1')
    ? linesOf(value, addressLanguage)
    : partsFor(value, addressLanguage);
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

/** Returns an address in at most three lines; empty if it does not fit. */
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

/** Replaces the codes of region and district by their names, as in postal addresses. */
function named({ region, district, ...parts }: AddressFill): AddressFill {
  return {
    ...parts,
    ...(district && { district: placeName(district) }),
    ...(region && { region: placeName(region) }),
  };
}
