import { useRef, useState } from 'react';
import type { FoundAddress } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { type AddressFilled, fillAddress } from './fillAddress.ts';

/** The last filling of an address, until the search text changes. */
export interface AddressFilling {
  readonly filled: AddressFilled | undefined;
  /** @param typed the text of the search */
  readonly fill: (chosen: FoundAddress, typed: string) => AddressFilled;
  readonly forget: () => void;
}

/**
 * Manages the filling of an address. Tracks the values that came from an earlier search text,
 * because a later search may replace them.
 */
export function useAddressFilling(pointer: string): AddressFilling {
  const { store, language } = useFormPart();
  const [filled, setFilled] = useState<AddressFilled>();
  const earlier = useRef<AddressFilled['inside']>(undefined);
  return {
    filled,
    fill: (chosen, typed) => {
      const search = { typed, language, earlier: earlier.current };
      const done = fillAddress(store, pointer, chosen, search);
      earlier.current = done.inside;
      setFilled(done);
      return done;
    },
    forget: () => setFilled(undefined),
  };
}
