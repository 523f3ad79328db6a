import { useCallback, useEffect, useRef, useState } from 'react';
import {
  ADDRESS_LOOKUP_DEBOUNCE_MS,
  ADDRESS_LOOKUP_RECORDS,
  ADDRESS_LOOKUP_TOLERANCE,
  addressFill,
  type FoundAddress,
  type Language,
  searchText,
} from '#engine';
import type { AddressLookup } from './AddressLookup.ts';

/**
 * The state of a search. `waiting`: the search has not started, because the applicant may still be
 * typing.
 */
export type AddressSearchState =
  | { readonly kind: 'idle' | 'waiting' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly found: readonly FoundAddress[] };

export interface AddressSearch {
  readonly state: AddressSearchState;
  /** Handles a changed text. A search starts one second after the last change. */
  readonly type: (text: string) => void;
  /** Starts a search at once. */
  readonly search: (text: string) => void;
  /** Cancels the pending or running search, and removes its result. */
  readonly stop: () => void;
}

/** Time limit for a response of the service. The specification sets no limit. */
const PATIENCE_MS = 10_000;

const IDLE: AddressSearchState = { kind: 'idle' };

/** Checks whether a result has any part of an address. Other results are not offered. */
const hasParts = (found: FoundAddress) => Object.keys(addressFill(found)).length > 0;

/**
 * Searches for an address while the applicant types. Only one search runs at a time. It starts one
 * second after the last change (specification, document 2, section 4). A result is dropped if the
 * text has changed or the field is unmounted.
 */
export function useAddressSearch(lookup: AddressLookup, language: Language): AddressSearch {
  const [state, setState] = useState(IDLE);
  const giveUp = useRef<() => void>(undefined);
  const halt = useCallback(() => {
    giveUp.current?.();
    giveUp.current = undefined;
  }, []);
  useEffect(() => halt, [halt]);

  const search = (text: string) => {
    halt();
    const controller = new AbortController();
    const end = (next: AddressSearchState) => {
      if (controller.signal.aborted) return;
      halt();
      setState(next);
    };
    const timer = setTimeout(() => end({ kind: 'failed' }), PATIENCE_MS);
    giveUp.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
    setState({ kind: 'searching' });
    const query = {
      text: text.trim(),
      language,
      maxRecords: ADDRESS_LOOKUP_RECORDS,
      tolerance: ADDRESS_LOOKUP_TOLERANCE,
    };
    lookup(query, controller.signal).then(
      (answer) => end({ kind: 'found', found: answer.filter(hasParts) }),
      () => end({ kind: 'failed' }),
    );
  };
  const stop = () => {
    halt();
    setState(IDLE);
  };
  const type = (text: string) => {
    if (searchText(text).trim() === '') return stop();
    halt();
    const timer = setTimeout(() => search(text), ADDRESS_LOOKUP_DEBOUNCE_MS);
    giveUp.current = () => clearTimeout(timer);
    setState({ kind: 'waiting' });
  };
  return { state, type, search, stop };
}
