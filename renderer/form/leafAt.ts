import type { FormStore, Option } from '#engine';
import { checkLater, leaveField } from './checkLater.ts';
import { asDrawn } from './drawnStore.ts';
import { type Followed, type GroupState, isSameGroup, readGroupState } from './useStore.ts';

/** Everything that one answer shows. The same object until one of these changes. */
export interface LeafState extends GroupState {
  readonly value: unknown;
  readonly options: readonly Option[];
  /** The advice came while the answer stood on the page: it is still to be said. */
  readonly isAdviceNew: boolean;
}

/** One answer as its view follows it, and what the view tells of it. */
export interface Leaf extends Followed<LeafState> {
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * The answer at a pointer of a store. One thing to follow, however much of it may change: a page has
 * hundreds.
 *
 * @param origin the name under which the widget itself sets the value: such changes are already on
 *   the screen and do not render again
 */
export function leafAt(store: FormStore, pointer: string, origin: string | undefined): Leaf {
  let known = store.advice(pointer)?.key;
  const readFrom = (from: FormStore): LeafState => {
    const state = readGroupState(from, pointer);
    if (state.advice?.key !== known) known = undefined;
    return {
      ...state,
      value: from.get(pointer),
      options: from.options(pointer),
      isAdviceNew: state.advice !== undefined && known === undefined,
    };
  };
  let last: LeafState | undefined;
  // React asks when it is told and again when it draws; in between nothing has changed.
  let isFollowed = false;
  let isFresh = false;
  // What the widget itself told is on the screen; it is read again with whatever else is new.
  let isTold = false;
  const keep = (next: LeafState) => {
    if (!last || (isTold && next.value !== last.value) || !isSameBesides(next, last)) last = next;
    isTold = false;
    return last;
  };
  return {
    read: () => {
      if (last && isFresh) return last;
      isFresh = isFollowed;
      return keep(readFrom(store));
    },
    readDrawn: () => keep(readFrom(asDrawn(store))),
    subscribe: (listener) => {
      // It may have changed since it was drawn.
      isTold = true;
      isFollowed = true;
      isFresh = false;
      const hearState = () => {
        isFresh = false;
        listener();
      };
      const hear = () => {
        isTold = true;
        hearState();
      };
      const stops = [
        store.subscribe(pointer, 'value', hear, origin),
        store.subscribe(pointer, 'state', hearState),
      ];
      return () => {
        isFollowed = false;
        isFresh = false;
        for (const stop of stops) stop();
      };
    },
    onChange: (value) => {
      store.set(pointer, value, origin);
      checkLater(store);
    },
    onBlur: () => leaveField(store, pointer),
  };
}

/** The same but for the value. */
const isSameBesides = (a: LeafState, b: LeafState): boolean =>
  a.isAdviceNew === b.isAdviceNew &&
  isSameGroup(a, b) &&
  a.options.length === b.options.length &&
  a.options.every((option, index) => option === b.options[index]);
