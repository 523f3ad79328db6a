import { afterEach, expect, it, vi } from 'vitest';
import { failOnConsoleErrors, watchConsole } from '../../.storybook/watchConsole.ts';

afterEach(() => vi.restoreAllMocks());

const OWN = { now: '2026-11-20' };

it('fails a story that says an error, and not one that was changed in the controls', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchConsole();
  console.error('broken markup');
  expect(() => failOnConsoleErrors({ args: { ...OWN }, initialArgs: OWN })).toThrow(
    'broken markup',
  );

  console.error('Cannot read the instant: soon');
  failOnConsoleErrors({ args: { now: 'soon' }, initialArgs: OWN });
  failOnConsoleErrors({ args: { ...OWN }, initialArgs: OWN });
});
