import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { carryEarlyInput, type EarlyInput, replayEarlyInput } from './earlyInput.ts';

interface TakenOverProps {
  readonly early: EarlyInput;
  readonly children: ReactNode;
}

/** A page that was drawn beforehand and is React's from now on: what was done early is done again. */
export function TakenOver({ early, children }: TakenOverProps) {
  useLayoutEffect(() => carryEarlyInput(early), [early]);
  // Not in the effect itself: each tick must be taken in before the next one comes.
  useEffect(() => void setTimeout(() => replayEarlyInput(early)), [early]);
  return children;
}
