import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, useContext, useEffect, useState } from 'react';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { GroupFieldset } from '../GroupFieldset.tsx';
import { AddressLookupContext } from './AddressLookup.ts';
import type { AddressSearchProps } from './AddressSearch.tsx';

/**
 * A postal address in parts, flat and floor side by side (specification, document 2, section 3).
 * Which parts there are, and how long, the shared block says. Where the page has an address lookup,
 * a search stands over the parts; manual entry is always open.
 */
export function AddressField(field: FieldProps) {
  return (
    <GroupFieldset field={field}>
      <Search />
    </GroupFieldset>
  );
}

/** The search is fetched when the first address is on the page; nobody waits for it. */
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
