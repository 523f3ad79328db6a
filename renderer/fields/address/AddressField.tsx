import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useContext, useEffect, useState } from 'react';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { GroupFieldset } from '../GroupFieldset.tsx';
import { AddressLookupContext } from './AddressLookup.ts';
import type { AddressSearchProps } from './AddressSearch.tsx';

/**
 * Renders a postal address in parts, with flat and floor side by side (specification, document 2,
 * section 3). The shared block defines the parts and their lengths. With an address lookup, a
 * search input is above the parts. The parts can always be typed.
 */
export function AddressField(field: FieldProps) {
  return (
    <GroupFieldset field={field}>
      <Search />
    </GroupFieldset>
  );
}

/**
 * Renders the address search. Its code is lazy-loaded with the first address. The parts work
 * without it.
 */
function Search() {
  const lookup = useContext(AddressLookupContext);
  const pointer = useContext(PointerContext);
  const { isReadOnly } = useFormPart();
  const isWanted = lookup !== undefined && !isReadOnly;
  const [View, setView] = useState<ComponentType<AddressSearchProps> | undefined>(() => loaded);
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isCurrent = true;
    load().then(
      () => isCurrent && setView(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  if (!View || !isWanted) return null;
  return <View key={pointer} pointer={pointer} lookup={lookup} />;
}

let loaded: ComponentType<AddressSearchProps> | undefined;

async function load(): Promise<void> {
  const { AddressSearch } = await import('./AddressSearch.tsx');
  loaded = AddressSearch;
}
