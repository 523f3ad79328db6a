import { useCallback, useEffect, useRef, useState } from 'react';
import {
  ADDRESS_LOOKUP_DEBOUNCE_MS,
  ADDRESS_LOOKUP_RECORDS,
  ADDRESS_LOOKUP_TOLERANCE,
  addressFill,
  type FoundAddress,
  type Language,
  soughtText,
} from '#engine';
import type { AddressLookup } from './AddressLookup.ts';

/** Where a search stands. `waiting`: the applicant may be typing on. */
export type AddressSearchState =
  | { readonly kind: 'idle' | 'waiting' | 'searching' | 'failed' }
  | { readonly kind: 'found'; readonly found: readonly FoundAddress[] };

export interface AddressSearch {
  readonly state: AddressSearchState;
  /** The text is another now: a search begins a second after the last change of it. */
  readonly type: (text: string) => void;
  /** Searches at once. */
  readonly search: (text: string) => void;
  /** Gives up what is under way. */
  readonly stop: () => void;
}

/** A service that has said nothing for so long has failed (ours: the specification is silent). */
const PATIENCE_MS = 10_000;

const IDLE: AddressSearchState = { kind: 'idle' };

/** An answer that tells no part of an address cannot be chosen. */
const hasParts = (found: FoundAddress) => Object.keys(addressFill(found)).length > 0;

/**
 * Searches for an address while it is typed: one search at a time, a second after the last key
 * (specification, document 2, section 4). An answer that comes after the text has changed, or after
 * the field has gone, is dropped.
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
    if (soughtText(text).trim() === '') return stop();
    halt();
    const timer = setTimeout(() => search(text), ADDRESS_LOOKUP_DEBOUNCE_MS);
    giveUp.current = () => clearTimeout(timer);
    setState({ kind: 'waiting' });
  };
  return { state, type, search, stop };
}
