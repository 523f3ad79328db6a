import { afterAll, vi } from 'vitest';

// Test files of one worker share its modules: none leaves a false clock, a spy or a global to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
