import { type MockInstance, spyOn } from 'storybook/test';

let errors: MockInstance | undefined;

/** Notes what a story says as an error on the console. */
export function watchConsole(): void {
  errors = spyOn(console, 'error');
}

/**
 * A story that says an error on the console has failed: React tells of broken markup there.
 *
 * @throws with what was said
 */
export function failOnConsoleErrors(): void {
  const said = errors?.mock.calls.map((words: readonly unknown[]) => words.map(String).join(' '));
  if (said?.length) throw new Error(`The story said on the console: ${said.join('\n')}`);
}
