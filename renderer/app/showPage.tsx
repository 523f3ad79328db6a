import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  type PreHydrationInput,
  replayPreHydrationInput,
  takePreHydrationInput,
} from './preHydrationInput.ts';

interface Shown {
  /** Whether the prerendered page contains the same form, so that its early input is replayed. */
  readonly isCurrent: boolean;
  /** Whether the whole page is the same, so that it hydrates instead of being rendered again. */
  readonly isSame: boolean;
}

/**
 * Renders a page with React, in an empty root or in place of a prerendered page. Replays the input
 * that was made before the code loaded.
 */
export function showPage(root: HTMLElement, page: ReactNode, { isCurrent, isSame }: Shown): Root {
  const early = takePreHydrationInput(root);
  if (!isCurrent) early.since.end();
  if (isSame) return hydrateRoot(root, <HydratedPage early={early}>{page}</HydratedPage>);
  const react = createRoot(root);
  // Renders synchronously and replays the early input directly after it. A key press between the
  // two pages would be lost.
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
  // A synchronous update makes React run the effects of the hydrated page in the same task. Before
  // these effects, the fields are not subscribed to their answers, and an earlier choice would be
  // undone.
  const [, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  // Runs in its own task after the effects, because React must process each tick before the next
  // one.
  useEffect(() => void setTimeout(() => replayPreHydrationInput(early)), [early]);
  return children;
}
