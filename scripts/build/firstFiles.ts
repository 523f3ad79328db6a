import type { Rolldown } from 'vite';

/**
 * The chunks of a page's first files. One is React, which stays the same in a new version of the
 * portal and which a browser compiles in parallel. The other contains the rest, because one file
 * compresses better than several. Pages that are prerendered with a list also need the code of
 * lists.
 */
const FIRST_FILES: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'first', tags: ['$initial'] },
    // Includes all its imports that are not in the two chunks above.
    { name: 'lists', test: /renderer[\\/]form[\\/]records[\\/]ListView\.tsx$/ },
  ],
};

/**
 * The output options of the browser's code. It is ASCII: one character beyond Latin-1 makes a
 * browser store the whole script with two bytes per character. Twenty such characters doubled the
 * memory of the first files on a phone.
 */
export const BROWSER_OUTPUT = {
  codeSplitting: FIRST_FILES,
  charset: 'ascii',
} satisfies Rolldown.OutputOptions;
