import type { Plugin } from 'vite';

/** The chunks of which a page calls nearly every function at its start (see `firstFiles.ts`). */
const RUN_AT_ONCE: readonly string[] = ['react', 'index'];

/** Browsers without support for the hint ignore this comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds a hint to compile every function of a page's first files during the download, on another
 * core. Otherwise a browser compiles each function at its first call: on an old phone that takes a
 * twentieth of a second. The hint must be at the start of the file, so it is added after all other
 * steps.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && RUN_AT_ONCE.includes(file.name))
            file.code = HINT + file.code;
        }
      },
    },
  };
}
