import type { LazyParts } from '../../form-context/LazyParts.ts';
import { LazyListView } from './LazyList.tsx';
import {
  LazyAnsweredText,
  LazyLotInWords,
  LazyPagedRecords,
  loadLazyWidgets,
  readPastedDate,
} from './LazyWidget.tsx';

/** The lazy parts that `FormFields` passes to the context of every form. */
export const LAZY_PARTS: LazyParts = {
  ListView: LazyListView,
  PagedRecords: LazyPagedRecords,
  AnsweredText: LazyAnsweredText,
  LotInWords: LazyLotInWords,
  readPastedDate,
  loadWidgets: loadLazyWidgets,
};
