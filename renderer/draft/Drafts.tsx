import { useEffect, useState } from 'react';
import { whenQuiet } from '../form/preload/whenQuiet.ts';
import { lazy } from '../portal/lazy.ts';
import type { DraftsProps } from './DraftsProps.ts';
import { mayHoldDraft, onDraftChoice } from './draftMemory.ts';

const CODE = lazy(async () => (await import('./KeptDraft.tsx')).KeptDraft);
const REMOVAL = lazy(async () => (await import('./removeDrafts.ts')).removeDrafts);

/** The longest wait before the code loads while the applicant types without a pause. */
const LONGEST_WAIT_MS = 8000;

/**
 * Stores a draft of the answers on this device, and offers a stored draft. The code loads at once
 * if there may be a draft, otherwise once the applicant pauses. If the portal has no drafts,
 * removes stored drafts. If the code cannot be loaded, the form works without drafts.
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
