// biome-ignore lint/correctness/noUnresolvedImports: of React's types the linter finds functions only
import { Activity, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useIsWaking } from './useIsWaking.ts';
import { MOMENT_MS, whenInSight } from './whenInSight.ts';

export interface StepsAheadProps {
  /** Id of the step shown. */
  readonly current: string;
  /** Id of the one that Next leads to; absent where that is none of the form's own. */
  readonly next: string | undefined;
  /** Draws the fields of a step. */
  readonly children: (stepId: string) => ReactNode;
}

/**
 * The fields of the step shown and, once its end is in sight, those of the next one, drawn hidden while
 * the page rests: an old phone needs a tenth of a second for forty answers, and Next should not. Hidden
 * ones follow nothing and cannot be reached; what has changed meanwhile they show when their turn comes.
 * The step that was left goes a moment later: taking it down is no part of Next.
 *
 * A step that was drawn beforehand stands in no `Activity`: React would take that over by itself, after
 * what is around it and before the line in use, and the first key would wait for it.
 */
export function StepsAhead({ current, next, children }: StepsAheadProps) {
  const [ahead, setAhead] = useState<readonly string[]>([]);
  const isWaking = useIsWaking();
  const [first] = useState(current);
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (next === undefined || !end.current) return undefined;
    return whenInSight(end.current, () => startTransition(() => setAhead([current, next])));
  }, [current, next]);
  useEffect(() => {
    if (ahead[1] !== current) return undefined;
    const moment = setTimeout(() => startTransition(() => setAhead([current])), MOMENT_MS);
    return () => clearTimeout(moment);
  }, [ahead, current]);
  const drawn = ahead.includes(current) ? ahead : [current];
  return (
    <>
      {drawn.map((id) =>
        isWaking && id === first ? (
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
