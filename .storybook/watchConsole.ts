import { type MockInstance, spyOn } from 'storybook/test';

let errors: MockInstance | undefined;

/** Notes what a story says as an error on the console. */
export function watchConsole(): void {
  errors = spyOn(console, 'error');
}

interface Given {
  readonly args: Readonly<Record<string, unknown>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/**
 * A story that says an error on the console has failed: React tells of broken markup there. Not so one
 * that was changed in the controls: it tells its fault itself, and must come back.
 *
 * @throws with what was said
 */
export function failOnConsoleErrors({ args, initialArgs }: Given): void {
  const said = errors?.mock.calls.map((words: readonly unknown[]) => words.map(String).join(' '));
  errors?.mockClear();
  if (Object.keys(args).some((name) => args[name] !== initialArgs[name])) return;
  if (said?.length) throw new Error(`The story said on the console: ${said.join('\n')}`);
}
