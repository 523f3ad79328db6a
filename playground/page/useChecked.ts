import { useEffect, useRef, useState } from 'react';
import type { CompileClient } from '../compile/CompileClient.ts';
import type { CheckedDraft, PlayedForm } from '../compile/CompileMessages.ts';
import type { DraftFolder } from '../model/DraftFolder.ts';

/** Time without a key after which an edited folder is checked. */
const PAUSE_MS = 250;

/** The checked folder. */
export interface Checked {
  readonly findings: CheckedDraft['findings'];
  /** The newest form without errors that prevent it. */
  readonly form: PlayedForm | undefined;
  /** Whether the form is older than the files, because those have errors. */
  readonly isOld: boolean;
  readonly isChecking: boolean;
}

const NOTHING: Checked = { findings: [], form: undefined, isOld: false, isChecking: true };

/**
 * Checks the folder after each edit. The last good form stays while the files have errors.
 *
 * @param run changes when another folder is opened, which starts without a form
 */
export function useChecked(client: CompileClient, folder: DraftFolder, run: number): Checked {
  const [checked, setChecked] = useState<Checked & { readonly run: number }>({ ...NOTHING, run });
  const last = useRef(run);
  useEffect(() => {
    let isCurrent = true;
    setChecked((known) => ({ ...(known.run === run ? known : NOTHING), run, isChecking: true }));
    const pause = last.current === run ? PAUSE_MS : 0;
    last.current = run;
    const timer = setTimeout(async () => {
      const { findings, form } = await client.check(folder);
      if (!isCurrent) return;
      setChecked((known) => ({
        run,
        findings,
        form: form ?? known.form,
        isOld: form === undefined && known.form !== undefined,
        isChecking: false,
      }));
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, folder, run]);
  return checked.run === run ? checked : NOTHING;
}
