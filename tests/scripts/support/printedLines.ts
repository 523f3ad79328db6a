import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Collects what a command prints, separately for each test of a file.
 *
 * @returns a function that returns the printed lines
 */
export function printedLines(): () => readonly string[] {
  let found = '';
  beforeEach(() => {
    found = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      found += String(text);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return () => found.split('\n').slice(0, -1);
}
