import type { FormStore, Option } from '#engine';
import { checkLater, leaveField } from '../../form-context/checkLater.ts';
import {
  type Followed,
  type GroupState,
  isSameGroup,
  readGroupState,
} from '../../form-context/useStore.ts';

/**
 * The visible state of one answer. `Leaf.read` returns the same object until a part of it changes.
 */
export interface LeafState extends GroupState {
  readonly value: unknown;
  readonly options: readonly Option[];
  /**
   * Whether the advice appeared while the answer was on the page, so that it must still be
   * announced.
   */
  readonly isAdviceNew: boolean;
}

/** The state of one answer, to which its view subscribes, and the handlers of that view. */
export interface Leaf extends Followed<LeafState> {
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
}

/**
 * Creates the state of the answer at a pointer. Only two subscriptions are needed, since a page has
 * hundreds of answers.
 *
 * @param origin the name under which the widget itself sets the value. Such changes are already on
 *   the screen and do not render again
 */
export function leafAt(store: FormStore, pointer: string, origin: string | undefined): Leaf {
  let known = store.advice(pointer)?.key;
  const readState = (): LeafState => {
    const state = readGroupState(store, pointer);
    if (state.advice?.key !== known) known = undefined;
    return {
      ...state,
      value: store.get(pointer),
      options: store.options(pointer),
      isAdviceNew: state.advice !== undefined && known === undefined,
    };
  };
  let last: LeafState | undefined;
  // React reads after a notification and again during the render. The state cannot change between
  // the two.
  let isFollowed = false;
  let isFresh = false;
  // Whether the value changed outside the widget. The widget's own changes are already on the
  // screen.
  let isExternalChange = false;
  const keep = (next: LeafState) => {
    if (!last || (isExternalChange && next.value !== last.value) || !isEqualExceptValue(next, last))
      last = next;
    isExternalChange = false;
    return last;
  };
  return {
    read: () => {
      if (last && isFresh) return last;
      isFresh = isFollowed;
      return keep(readState());
    },
    subscribe: (listener) => {
      // The value may have changed since it was rendered.
      isExternalChange = true;
      isFollowed = true;
      isFresh = false;
      const onState = () => {
        isFresh = false;
        listener();
      };
      const onValue = () => {
        isExternalChange = true;
        onState();
      };
      const stops = [
        store.subscribe(pointer, 'value', onValue, origin),
        store.subscribe(pointer, 'state', onState),
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

/** Checks whether two states are equal except for the value. */
const isEqualExceptValue = (a: LeafState, b: LeafState): boolean =>
  a.isAdviceNew === b.isAdviceNew &&
  isSameGroup(a, b) &&
  a.options.length === b.options.length &&
  a.options.every((option, index) => option === b.options[index]);
