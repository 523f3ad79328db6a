import type { Plugin } from 'vite';

/** Files of a page that it runs nearly all of as it comes, by their chunks' names (`firstFiles.ts`). */
const RUN_AT_ONCE: readonly string[] = ['react', 'index'];

/** A comment to browsers that do not know it. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser to compile every function of a page's first files while they still come, on another
 * core, instead of each as it is first called, while somebody waits: on an old phone a twentieth of a second.
 * The word has to stand before everything else, so that it is put there when all is built.
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
