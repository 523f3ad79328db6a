import { afterEach, expect, it } from 'vitest';
import { failOnConsoleErrors, watchConsole } from '../../.storybook/watchConsole.ts';

const { error } = console;
afterEach(() => Object.assign(console, { error }));

// biome-ignore lint/suspicious/noConsole: it is what is watched
const say = (text: string) => console.error(text);
const OWN = { now: '2026-11-20' };

it('fails a story that says an error, and not one that was changed in the controls', () => {
  Object.assign(console, { error: () => undefined });
  watchConsole();
  say('broken markup');
  expect(() => failOnConsoleErrors({ args: { ...OWN }, initialArgs: OWN })).toThrow(
    'broken markup',
  );

  say('Cannot read the instant: soon');
  failOnConsoleErrors({ args: { now: 'soon' }, initialArgs: OWN });
  failOnConsoleErrors({ args: { ...OWN }, initialArgs: OWN });
});
