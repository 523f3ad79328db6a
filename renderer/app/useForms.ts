import { useCallback, useEffect, useState } from 'react';
import { type FormEntry, listForms } from '../api/formApi.ts';
import { usePortal } from '../portal/Portal.ts';

type Forms = readonly FormEntry[] | 'failed' | undefined;

/**
 * Returns the offered forms, `undefined` while they are loading, and a function that fetches them
 * again.
 */
export function useForms(): readonly [Forms, () => void] {
  const { http } = usePortal();
  const [forms, setForms] = useState<Forms>();
  const fetchForms = useCallback(() => {
    setForms(undefined);
    listForms(http).then(setForms, () => setForms('failed'));
  }, [http]);
  useEffect(fetchForms, [fetchForms]);
  return [forms, fetchForms];
}
