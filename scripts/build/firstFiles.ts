import type { Rolldown } from 'vite';

/**
 * What a page needs at once is two files: React, which a new version of the portal leaves as it is and
 * which a browser compiles beside the rest; and that rest, which compresses better than parts do. The code of
 * lists is one more, for the pages that are drawn with a list.
 */
export const FIRST_FILES: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'first', tags: ['$initial'] },
    // With all that it imports and that is not in the two above.
    { name: 'lists', test: /renderer[\\/]form[\\/]ListView\.tsx$/ },
  ],
};
