import {
  type AddressFill,
  type AddressKey,
  addressFill,
  blockIn,
  type FormStore,
  type FoundAddress,
  type Language,
  takeFloorAndUnit,
} from '#engine';
import { checkLater } from '../../form-context/checkLater.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';

/** The values that come from the search text, by key: flat, floor and block. */
type Inside = Readonly<Record<string, string>>;

/** The search that led to the chosen address. */
export interface SearchedFor {
  /** The text of the search. */
  readonly typed: string;
  /**
   * Language of the page. Used if the group's `fillIn` is `page`; otherwise the language is
   * English.
   */
  readonly language: Language;
  /** Values that an earlier search filled in. This search may replace them. */
  readonly earlier?: Inside | undefined;
}

/** The result of filling an address. */
export interface AddressFilled {
  /** Keys of the filled parts, in the order of the form. */
  readonly keys: readonly string[];
  /** The values that came from the text of the search. */
  readonly inside: Inside;
  /** The text of the search. */
  readonly typed: string;
  /** Restores the previous values, except for parts that the applicant has changed since. */
  readonly undo: () => void;
}

/**
 * Fills the parts of an address from a found address. A typed flat or floor is retained; an empty
 * one is filled from the text of the search. The other parts are replaced, so that no value of
 * another building remains.
 *
 * @param pointer pointer of the group; parts that it lacks or hides are skipped
 */
export function fillAddress(
  store: FormStore,
  pointer: string,
  chosen: FoundAddress,
  { typed, language, earlier = {} }: SearchedFor,
): AddressFilled {
  const before = store.get(pointer) as Parts | undefined;
  const node = store.node(pointer);
  const parts = node.kind === 'group' ? node.children.map(({ key }) => key) : [];
  const isPageLanguage = uiOptions(node).fillIn === 'page';
  const found = addressFill(chosen, isPageLanguage ? language : 'en');
  const kept = parts.flatMap((key) => {
    const value = REPLACED.has(key) ? undefined : store.get(`${pointer}/${key}`);
    return value === undefined ? [] : [[key, value] as const];
  });
  const inside = partsOf(typed, found).filter(([key]) => {
    const current = kept.find(([name]) => name === key)?.[1] ?? '';
    return current === '' || current === earlier[key];
  });
  const fill: Readonly<Record<string, string>> = { ...Object.fromEntries(inside), ...found };
  const keys = parts.filter((key) => fill[key] !== undefined);
  const filled = keys.map((key) => [key, fill[key]] as const);
  const after: Parts = Object.fromEntries([...kept, ...filled]);
  store.set(pointer, after);
  checkLater(store);
  return {
    keys,
    inside: Object.fromEntries(inside),
    typed,
    undo: () => {
      const since = parts.filter((key) => store.get(`${pointer}/${key}`) !== after[key]);
      const own = since.map((key) => [key, store.get(`${pointer}/${key}`)] as const);
      store.set(pointer, own.length === 0 ? before : { ...before, ...Object.fromEntries(own) });
      checkLater(store);
    },
  };
}

/** The values of the parts of an address. */
type Parts = Readonly<Record<string, unknown>>;

/**
 * Returns the parts that the search text adds to the building. Includes the block only if the found
 * building has none.
 */
function partsOf(
  typed: string,
  { block, building = '' }: AddressFill,
): readonly (readonly [AddressKey, string])[] {
  const { floor, unit } = takeFloorAndUnit(typed);
  const hasBlock = block !== undefined || /\b(?:BLOCK|BLK|TOWER)\b|座/u.test(building);
  const parts = [
    ['flat', unit],
    ['floor', floor],
    ['block', hasBlock ? undefined : blockIn(typed)],
  ] as const;
  return parts.flatMap(([key, part]) => (part === undefined ? [] : [[key, part] as const]));
}

const BUILDING_PARTS: readonly AddressKey[] = [
  'block',
  'building',
  'estate',
  'street',
  'region',
  'district',
];
const REPLACED: ReadonlySet<string> = new Set(BUILDING_PARTS);
