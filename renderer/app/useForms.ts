import { useEffect, useState } from 'react';
import { type FormEntry, listForms } from '../api/formApi.ts';
import { usePortal } from './Portal.ts';

/** The forms on offer, fetched once; `undefined` while they are on their way. */
export function useForms(): readonly FormEntry[] | 'failed' | undefined {
  const { http } = usePortal();
  const [forms, setForms] = useState<readonly FormEntry[] | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly FormEntry[] | 'failed') => isCurrent && setForms(found);
    listForms(http).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [http]);
  return forms;
}
