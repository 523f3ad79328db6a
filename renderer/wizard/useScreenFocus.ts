import { useEffect, useRef } from 'react';
import { focusField } from '../form/focusField.ts';
import { STEP_HEADING } from './StepHeading.tsx';
import type { WizardServices } from './WizardServices.ts';

/**
 * When the screen changes, its heading takes the focus at the top of the page (U-27), or the answer
 * that was wished for. Not on the first screen: a fresh page begins at its beginning.
 */
export function useScreenFocus({ store, wishes }: WizardServices, screenId: string): void {
  const shown = useRef(screenId);
  useEffect(() => {
    if (shown.current === screenId) return;
    shown.current = screenId;
    const wish = wishes.take();
    if (wish === undefined) focusHeading();
    // Right after this: a record that holds the answer cannot be opened while React is at work.
    else queueMicrotask(() => focusField(store, wish) || focusHeading());
  }, [store, wishes, screenId]);
}

function focusHeading(): void {
  window.scrollTo({ top: 0 });
  document.getElementById(STEP_HEADING)?.focus({ preventScroll: true });
}
