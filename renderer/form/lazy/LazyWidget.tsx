import type { Widget } from '@rjsf/utils';
import { lazyCode } from '../../form-context/lazyCode.tsx';

type LazyWidgets = typeof import('./lazyWidgets.ts').LAZY_WIDGETS;

const LAZY = lazyCode(() => import('./lazyWidgets.ts'));

/**
 * Returns a widget whose code is lazy-loaded after the first field is usable. Rare widgets then add
 * nothing to the first page.
 */
export function lazyWidget(name: keyof LazyWidgets): Widget {
  return LAZY.component(({ LAZY_WIDGETS }) => LAZY_WIDGETS[name]);
}

/** The records of a list, shown one at a time, with their selector and their table. */
export const LazyPagedRecords = LAZY.component(({ PagedRecords }) => PagedRecords);

/** A text that contains answers. The code that formats answers is lazy-loaded as well. */
export const LazyAnsweredText = LAZY.component(({ AnsweredText }) => AnsweredText);

/** The lot in the wording of the printed document, shown under its parts. */
export const LazyLotInWords = LAZY.aside(({ LotInWords }) => LotInWords);

/**
 * Parses a pasted date. Returns `undefined` for other text, and until the lazy widgets are loaded.
 */
export const readPastedDate = (text: string) => LAZY.peek()?.readDate(text);

/**
 * Loads the lazy widgets.
 *
 * @throws {TypeError} when the request fails; a later call retries
 */
export const loadLazyWidgets = LAZY.load;
