/** Code that is fetched when it is first needed. */
export interface Late<Code> {
  /** It, once it is here. */
  readonly get: () => Code | undefined;
  /** Fetches it, once. @throws {TypeError} when it cannot be had; ask again later */
  readonly load: () => Promise<Code>;
}

/** @param fetch imports a module */
export function late<Code>(fetch: () => Promise<Code>): Late<Code> {
  let arrived: Code | undefined;
  return {
    get: () => arrived,
    load: async () => {
      arrived ??= await fetch();
      return arrived;
    },
  };
}

/** One part of such code. */
export function partOf<Code, Part>(code: Late<Code>, pick: (code: Code) => Part): Late<Part> {
  return {
    get: () => {
      const here = code.get();
      return here && pick(here);
    },
    load: async () => pick(await code.load()),
  };
}
