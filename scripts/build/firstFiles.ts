import type { Rolldown } from 'vite';

/**
 * What a page needs at once is two files: React, which a new version of the portal leaves as it is and
 * which a browser compiles beside the rest; and that rest, which compresses better than parts do.
 */
export const FIRST_FILES: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'first', tags: ['$initial'] },
  ],
};
