import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type EarlyInput, replayEarlyInput, takeEarlyInput } from './earlyInput.ts';

interface Shown {
  /** The page that stands there asks for the same answers, so that what was done on it is done again. */
  readonly isCurrent: boolean;
  /** It is the very same, and is taken over instead of being drawn anew. */
  readonly isSame: boolean;
}

/**
 * Has React show a page where nothing, or a page that was drawn at build time, stands; what was done on that
 * before its code had come is done again.
 */
export function showPage(root: HTMLElement, page: ReactNode, { isCurrent, isSame }: Shown): Root {
  const early = takeEarlyInput(root);
  if (!isCurrent) early.since.end();
  if (isSame) return hydrateRoot(root, <TakenOver early={early}>{page}</TakenOver>);
  const react = createRoot(root);
  // At once, and what was done early right after it: no key may fall between the two pages.
  flushSync(() => react.render(page));
  if (isCurrent) queueMicrotask(() => replayEarlyInput(early));
  return react;
}

interface TakenOverProps {
  readonly early: EarlyInput;
  readonly children: ReactNode;
}

/** A page that was drawn beforehand and is React's from now on. */
function TakenOver({ early, children }: TakenOverProps) {
  // Not in the effect itself: each tick must be taken in before the next one comes.
  useEffect(() => void setTimeout(() => replayEarlyInput(early)), [early]);
  return children;
}
