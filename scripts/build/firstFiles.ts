import type { Rolldown } from 'vite';

/**
 * What a page needs at once is two files: React, which a new version of the portal leaves as it is and
 * which a browser compiles beside the rest; and that rest, which compresses better than parts do. The code of
 * lists is one more, for the pages that are drawn with a list.
 */
const FIRST_FILES: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'first', tags: ['$initial'] },
    // With all that it imports and that is not in the two above.
    { name: 'lists', test: /renderer[\\/]form[\\/]ListView\.tsx$/ },
  ],
};

/**
 * How the browser's code is written. In ASCII: a browser holds a script in which one character is beyond
 * Latin-1 at two bytes for each, and twenty such characters doubled what the first files take of a phone's
 * memory.
 */
export const BROWSER_OUTPUT = {
  codeSplitting: FIRST_FILES,
  charset: 'ascii',
} satisfies Rolldown.OutputOptions;
