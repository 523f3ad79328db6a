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
import { uiOptions } from '../../form/arrange.ts';
import { checkLater } from '../../form/checkLater.ts';

/** Parts that no list of buildings knows. */
type Inside = Readonly<Record<string, string>>;

/** What somebody looked for. */
export interface SearchedFor {
  /** The text of the search. */
  readonly typed: string;
  /** Of the page; filled in where the group's `fillIn` says so, English otherwise. */
  readonly language: Language;
  /** What an earlier search has put there: it may go when this one says otherwise. */
  readonly earlier?: Inside | undefined;
}

/** What filling an address did. */
export interface AddressFilled {
  /** Parts that were filled, in the order of the form. */
  readonly keys: readonly string[];
  /** Those that came from the text of the search. */
  readonly inside: Inside;
  /** The text of the search. */
  readonly typed: string;
  /** Puts back what stood there before, but where something else was typed since. */
  readonly undo: () => void;
}

/**
 * Fills the parts of an address from one that was found. Flat and floor, which a search seldom knows,
 * stay as they were typed, and where they are empty come from the text of the search; the other parts
 * are replaced, so that nothing of another building is left.
 *
 * @param pointer of the group; parts that it lacks or hides are left out
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
    const standing = kept.find(([name]) => name === key)?.[1] ?? '';
    return standing === '' || standing === earlier[key];
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

/** What stands in the parts of an address. */
type Parts = Readonly<Record<string, unknown>>;

/** What the search says beside the building. The block only where what was found tells none. */
function partsOf(
  typed: string,
  { block, building = '' }: AddressFill,
): readonly (readonly [AddressKey, string])[] {
  const { floor, unit } = takeFloorAndUnit(typed);
  const tellsBlock = block !== undefined || /\b(?:BLOCK|BLK|TOWER)\b|座/u.test(building);
  const parts = [
    ['flat', unit],
    ['floor', floor],
    ['block', tellsBlock ? undefined : blockIn(typed)],
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
