import { lazyCode } from '../../form-context/lazyCode.tsx';

const LISTS = lazyCode(() => import('../records/ListView.tsx'));

/**
 * A list of rows. Its code is lazy-loaded after the first field is usable. A page that was
 * prerendered with a list preloads that code in its head.
 */
export const LazyListView = LISTS.component(({ ListView }) => ListView);

/**
 * Loads the code of lists.
 *
 * @throws {TypeError} when the request fails; a later call retries
 */
export const loadLists = LISTS.load;
