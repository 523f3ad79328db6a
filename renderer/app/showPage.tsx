import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  type PreHydrationInput,
  replayPreHydrationInput,
  takePreHydrationInput,
} from './preHydrationInput.ts';

interface Shown {
  /** The prerendered page contains the same form, so its early input is replayed. */
  readonly isCurrent: boolean;
  /** The page is the same, so it hydrates instead of being rendered again. */
  readonly isSame: boolean;
}

/**
 * Renders a page with React, in an empty root or over a prerendered page. Replays the input made
 * before the code loaded.
 */
export function showPage(root: HTMLElement, page: ReactNode, { isCurrent, isSame }: Shown): Root {
  const early = takePreHydrationInput(root);
  if (!isCurrent) early.since.end();
  if (isSame) return hydrateRoot(root, <HydratedPage early={early}>{page}</HydratedPage>);
  const react = createRoot(root);
  // Renders synchronously and replays the early input directly after it. No key press may get lost
  // between the two pages.
  flushSync(() => react.render(page));
  if (isCurrent) queueMicrotask(() => replayPreHydrationInput(early));
  return react;
}

interface HydratedPageProps {
  readonly early: PreHydrationInput;
  readonly children: ReactNode;
}

/** Hydrates a prerendered page and replays its early input. */
function HydratedPage({ early, children }: HydratedPageProps) {
  // A synchronous update makes React run the effects of the hydrated page in the same task. Until
  // then the fields do not follow the answers yet, and a choice made in between would be undone.
  const [, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  // Runs after the effect: React must process each tick before the next one.
  useEffect(() => void setTimeout(() => replayPreHydrationInput(early)), [early]);
  return children;
}
