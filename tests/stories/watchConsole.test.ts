import { afterEach, expect, it, vi } from 'vitest';
import { failOnConsoleErrors, watchConsole } from '../../.storybook/watchConsole.ts';

afterEach(() => vi.restoreAllMocks());

// biome-ignore lint/suspicious/noConsole: it is what is watched
const say = (text: string) => console.error(text);
const OWN = { now: '2026-11-20' };

it('fails a story that says an error, and not one that was changed in the controls', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchConsole();
  say('broken markup');
  expect(() => failOnConsoleErrors({ args: { ...OWN }, initialArgs: OWN })).toThrow(
    'broken markup',
  );

  say('Cannot read the instant: soon');
  failOnConsoleErrors({ args: { now: 'soon' }, initialArgs: OWN });
  failOnConsoleErrors({ args: { ...OWN }, initialArgs: OWN });
});
