import { useEffect, useState } from 'react';
import { late } from '../app/late.ts';
import { whenQuiet } from '../form/whenQuiet.ts';
import type { WizardActor } from '../wizard/Wizard.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { mayHoldDraft, onDraftChoice } from './draftMemory.ts';

const CODE = late(async () => (await import('./KeptDraft.tsx')).KeptDraft);
const REMOVAL = late(async () => (await import('./removeDrafts.ts')).removeDrafts);

/** Somebody who types without a pause has the code fetched all the same. */
const LONGEST_WAIT_MS = 8000;

export interface DraftsProps {
  readonly actor: WizardActor;
  readonly services: WizardServices;
  /** What the page's address named, as a query. */
  readonly given: string;
}

/**
 * Keeps a draft of the answers on this device, and offers one that was kept. Its code comes at once where
 * there may be one, else once the page rests. Where it cannot be fetched the form works without.
 */
export function Drafts(props: DraftsProps) {
  const { form, config } = props.services;
  const [View, setView] = useState(() => CODE.get());
  const isWanted = config.drafts && !View;
  useEffect(() => {
    if (!isWanted) return undefined;
    const fetch = () => {
      CODE.load().then(
        (code) => setView(() => code),
        () => undefined,
      );
    };
    const stops = [onDraftChoice(fetch)];
    if (mayHoldDraft(form.code)) fetch();
    else {
      const timer = setTimeout(fetch, LONGEST_WAIT_MS);
      stops.push(whenQuiet(fetch), () => clearTimeout(timer));
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [isWanted, form.code]);
  useEffect(() => {
    if (config.drafts) return undefined;
    return whenQuiet(
      () =>
        void REMOVAL.load().then(
          (remove) => remove(),
          () => undefined,
        ),
    );
  }, [config.drafts]);
  return View && config.drafts ? <View {...props} /> : null;
}
