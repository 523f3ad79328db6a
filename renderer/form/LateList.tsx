import { lateCode } from './lateCode.tsx';

const LISTS = lateCode(() => import('./ListView.tsx'));

/**
 * A list of rows. Its code comes after the first field can be used, but for a page that was drawn
 * beforehand with a list: that one names it in its head.
 */
export const LateListView = LISTS.component(({ ListView }) => ListView);

/** Fetches the code of lists, once. @throws {TypeError} when it cannot be had; ask again later */
export const loadLists = LISTS.load;
