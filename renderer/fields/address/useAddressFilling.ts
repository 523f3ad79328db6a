import { useRef, useState } from 'react';
import type { FoundAddress } from '#engine';
import { useFormPart } from '../../form/FormPart.ts';
import { type AddressFilled, fillAddress } from './fillAddress.ts';

/** What was filled last, until the search goes on. */
export interface AddressFilling {
  readonly filled: AddressFilled | undefined;
  /** @param typed the text that was searched for */
  readonly fill: (chosen: FoundAddress, typed: string) => AddressFilled;
  readonly forget: () => void;
}

/** Fills an address from what was found, and knows what the text of an earlier search has put there. */
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
