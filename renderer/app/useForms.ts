import { useCallback, useEffect, useState } from 'react';
import { type FormEntry, listForms } from '../api/formApi.ts';
import { usePortal } from './Portal.ts';

type Forms = readonly FormEntry[] | 'failed' | undefined;

/** The forms on offer, `undefined` while they are on their way, and the way to fetch them again. */
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
