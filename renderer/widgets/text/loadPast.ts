type Code = typeof import('./pastTexts.ts');

let coming: Promise<Code> | undefined;

/**
 * Fetches what undo needs, once. Asked for again it is there before the next key, however busy the page
 * is: an import of what has come long ago waits behind keys.
 *
 * @throws {TypeError} when it cannot be had; ask again later
 */
export function loadPast(): Promise<Code> {
  coming ??= import('./pastTexts.ts').catch((cause: unknown) => {
    coming = undefined;
    throw cause;
  });
  return coming;
}
