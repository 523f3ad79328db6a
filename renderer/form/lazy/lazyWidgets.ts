import '../../styles/dates.css';
import '../../styles/files.css';

export { LotInWords } from '../../fields/lot/LotInWords.tsx';
export { AnsweredText } from '../../fields/note/AnsweredText.tsx';
export { readDate } from '../../widgets/date/dateText.ts';
// The lazy widgets reformat text while it is typed, and undo then needs this class.
export { PastTexts } from '../../widgets/text/pastTexts.ts';
export { PagedRecords } from '../records/PagedRecords.tsx';
export { LAZY_WIDGETS } from './lazyWidgetTable.generated.ts';
