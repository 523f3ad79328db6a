import { createContext } from 'react';

/** Level of the headings inside the current part; 2 directly under the step's h1. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

/** A heading's level in HTML, below the page's h1. */
export type HeadingLevel = keyof typeof DEEPER;

/** Returns the next deeper heading level, at most 6. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return DEEPER[level];
}

const DEEPER = { 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;
