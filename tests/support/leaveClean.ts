import { afterAll, vi } from 'vitest';

// Test files of one worker share its modules and its page: none leaves a false clock, a spy, a global or what it
// has drawn to the next.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
});
