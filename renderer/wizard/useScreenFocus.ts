import { useEffect, useRef } from 'react';
import { focusField } from '../form-context/focusField.ts';
import { STEP_HEADING } from './StepHeading.tsx';
import type { WizardServices } from './state/WizardServices.ts';

/**
 * Moves the focus when the screen changes: to the requested answer, or to the heading at the top of
 * the page (U-27). On the first screen, the browser's initial focus stays.
 */
export function useScreenFocus({ store, wishes }: WizardServices, screenId: string): void {
  const shown = useRef(screenId);
  useEffect(() => {
    if (shown.current === screenId) return;
    shown.current = screenId;
    const pointer = wishes.take();
    if (pointer === undefined) focusHeading();
    // Deferred, because the record that contains the answer cannot be opened while React renders.
    else queueMicrotask(() => focusField(store, pointer) || focusHeading());
  }, [store, wishes, screenId]);
}

function focusHeading(): void {
  window.scrollTo({ top: 0 });
  document.getElementById(STEP_HEADING)?.focus({ preventScroll: true });
}
