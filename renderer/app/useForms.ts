import { useCallback, useEffect, useState } from 'react';
import { type FormEntry, listForms } from '../api/formApi.ts';
import { usePortal } from './Portal.ts';

type Forms = readonly FormEntry[] | 'failed' | undefined;

/** The forms on offer, `undefined` while they are on their way, and the way to fetch them again. */
export function useForms(): readonly [Forms, () => void] {
  const { http } = usePortal();
  const [forms, setForms] = useState<Forms>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Forms) => isCurrent && setForms(found);
    listForms(http).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [http, attempt]);
  const fetchAgain = useCallback(() => {
    setForms(undefined);
    setAttempt((before) => before + 1);
  }, []);
  return [forms, fetchAgain];
}
