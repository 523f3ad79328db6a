type Code = typeof import('./pastTexts.ts');

let loading: Promise<Code> | undefined;

/**
 * Loads the undo code, once. A cached promise resolves before the next key event. A repeated
 * `import()` would wait behind key events, even when the code is loaded.
 *
 * @throws {TypeError} when the request fails; a later call retries
 */
export function loadPast(): Promise<Code> {
  loading ??= import('./pastTexts.ts').catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
