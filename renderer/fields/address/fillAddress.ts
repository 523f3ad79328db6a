import { type AddressKey, addressFill, type FormStore, type FoundAddress } from '#engine';
import { checkLater } from '../../form/checkLater.ts';

/** What filling an address did. */
export interface AddressFilled {
  /** Parts that were filled, in the order of the form. */
  readonly keys: readonly string[];
  /** Puts back what stood there before. */
  readonly undo: () => void;
}

/**
 * Fills the parts of an address from one that was found. Flat and floor, which a search seldom knows,
 * stay as they were typed; the other parts are replaced, so that nothing of another building is left.
 *
 * @param pointer of the group; parts that it lacks or hides are left out
 */
export function fillAddress(
  store: FormStore,
  pointer: string,
  chosen: FoundAddress,
): AddressFilled {
  const before = store.get(pointer);
  const node = store.node(pointer);
  const parts = node.kind === 'group' ? node.children.map(({ key }) => key) : [];
  const fill: Readonly<Record<string, string>> = addressFill(chosen);
  const kept = parts.flatMap((key) => {
    const value = REPLACED.has(key) ? undefined : store.get(`${pointer}/${key}`);
    return value === undefined ? [] : [[key, value] as const];
  });
  const keys = parts.filter((key) => fill[key] !== undefined);
  const filled = keys.map((key) => [key, fill[key]] as const);
  store.set(pointer, Object.fromEntries([...kept, ...filled]));
  checkLater(store);
  return {
    keys,
    undo: () => {
      store.set(pointer, before);
      checkLater(store);
    },
  };
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
