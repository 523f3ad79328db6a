import { type MockInstance, spyOn } from 'storybook/test';

let errors: MockInstance | undefined;

/** Records the errors that a story logs to the console. */
export function watchConsole(): void {
  errors = spyOn(console, 'error');
}

interface Given {
  readonly args: Readonly<Record<string, unknown>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/**
 * Fails a story that logs an error to the console, where React reports broken markup. A story that
 * was changed in the controls is exempt, because it shows its error itself and must recover.
 *
 * @throws {Error} with the logged messages
 */
export function failOnConsoleErrors({ args, initialArgs }: Given): void {
  const messages = errors?.mock.calls.map((words: readonly unknown[]) =>
    words.map(String).join(' '),
  );
  errors?.mockClear();
  if (Object.keys(args).some((name) => args[name] !== initialArgs[name])) return;
  if (messages?.length) throw new Error(`The story logged an error: ${messages.join('\n')}`);
}
