import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Collects what a command prints, separately for each test of a file.
 *
 * @returns a function that returns the printed lines
 */
export function saidLines(): () => readonly string[] {
  let said = '';
  beforeEach(() => {
    said = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return () => said.split('\n').slice(0, -1);
}
