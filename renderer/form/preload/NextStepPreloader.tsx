// biome-ignore lint/correctness/noUnresolvedImports: the linter resolves only functions of React's types
import { Activity, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useIsHydrating } from './useIsHydrating.ts';
import { MOMENT_MS, whenVisible } from './whenVisible.ts';

export interface NextStepPreloaderProps {
  /** Id of the current step. */
  readonly current: string;
  /** Id of the step that Next opens; absent if Next does not open a step of the form. */
  readonly next: string | undefined;
  /** Renders the fields of a step. */
  readonly children: (stepId: string) => ReactNode;
}

/**
 * Renders the fields of the current step. When the end of the page is visible and the page is idle,
 * also prerenders the next step, hidden until Next is pressed. Without that, an old phone would
 * need 100 ms for 40 answers after the press. Hidden fields have no subscriptions; they read
 * current values when they become visible. The previous step unmounts shortly after the Next event.
 *
 * A step that hydrates has no `Activity`: React would hydrate it separately, and the first key
 * press would wait for that.
 */
export function NextStepPreloader({ current, next, children }: NextStepPreloaderProps) {
  const [ahead, setAhead] = useState<readonly string[]>([]);
  const isHydrating = useIsHydrating();
  const [first] = useState(current);
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (next === undefined || !end.current) return undefined;
    return whenVisible(end.current, () => startTransition(() => setAhead([current, next])));
  }, [current, next]);
  useEffect(() => {
    if (ahead[1] !== current) return undefined;
    const moment = setTimeout(() => startTransition(() => setAhead([current])), MOMENT_MS);
    return () => clearTimeout(moment);
  }, [ahead, current]);
  const renderedSteps = ahead.includes(current) ? ahead : [current];
  return (
    <>
      {renderedSteps.map((id) =>
        isHydrating && id === first ? (
          <div key={id} hidden={id !== current}>
            {children(id)}
          </div>
        ) : (
          <Activity key={id} mode={id === current ? 'visible' : 'hidden'}>
            {children(id)}
          </Activity>
        ),
      )}
      <span ref={end} />
    </>
  );
}
