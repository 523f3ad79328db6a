import { afterEach, expect, it } from 'vitest';
import { failOnConsoleErrors, watchConsole } from '../../.storybook/watchConsole.ts';

const { error } = console;
afterEach(() => Object.assign(console, { error }));

// biome-ignore lint/suspicious/noConsole: the test writes to the watched console
const say = (text: string) => console.error(text);
const OWN = { now: '2026-11-20' };

it('failOnConsoleErrors: rejects a console error, unless the controls were changed', () => {
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
