import { afterAll, vi } from 'vitest';

// Test files of one worker share its modules and its page. Each file removes its fake clock, spies,
// globals, stored items and elements.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  const [{ cleanup, fireEvent, render }, { createElement }] = await Promise.all([
    import('@testing-library/react'),
    import('react'),
  ]);
  // React remembers a pressed mouse button for all its roots, and reports no selection until the
  // button is released.
  for (const child of render(createElement('p')).container.children) fireEvent.mouseUp(child);
  cleanup();
  // Otherwise a removed element that code has focused stays the active element of the page.
  const button = document.createElement('button');
  document.body.replaceChildren(button);
  button.focus();
  button.remove();
  sessionStorage.clear();
  localStorage.clear();
});
