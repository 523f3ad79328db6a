/** A handle for code that is loaded when it is first needed. */
export interface Lazy<Code> {
  /** Returns the code; `undefined` until it is loaded. */
  readonly get: () => Code | undefined;
  /**
   * Loads the code once.
   *
   * @throws {TypeError} when the code cannot be loaded; a later call retries
   */
  readonly load: () => Promise<Code>;
}

/**
 * Creates a handle for lazy-loaded code.
 *
 * @param fetch imports a module
 */
export function lazy<Code>(fetch: () => Promise<Code>): Lazy<Code> {
  let loaded: Code | undefined;
  return {
    get: () => loaded,
    load: async () => {
      loaded ??= await fetch();
      return loaded;
    },
  };
}

/** Returns a handle for one part of lazy-loaded code, for example one component of a module. */
export function partOf<Code, Part>(code: Lazy<Code>, pick: (code: Code) => Part): Lazy<Part> {
  return {
    get: () => {
      const whole = code.get();
      return whole && pick(whole);
    },
    load: async () => pick(await code.load()),
  };
}
