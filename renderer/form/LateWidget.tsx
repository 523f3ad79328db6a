import type { Widget } from '@rjsf/utils';
import { lateCode } from './lateCode.tsx';

type LateWidgets = typeof import('./lateWidgets.ts').LATE_WIDGETS;

const LATE = lateCode(() => import('./lateWidgets.ts'));

/**
 * A widget whose code comes after the first field can be used, so that rare widgets cost a first
 * page nothing.
 */
export function late(name: keyof LateWidgets): Widget {
  return LATE.component(({ LATE_WIDGETS }) => LATE_WIDGETS[name]);
}

/** Records of which one shows at a time, with their selector and their table. */
export const LatePagedRecords = LATE.component(({ PagedRecords }) => PagedRecords);

/** A text with answers in it; what writes answers of every kind comes late, too. */
export const LateAnsweredText = LATE.component(({ AnsweredText }) => AnsweredText);

/** A lot as it will stand in the document, under its parts. */
export const LateLotInWords = LATE.aside(({ LotInWords }) => LotInWords);

/** Reads a date that is pasted; undefined also before the late widgets have come. */
export const readPastedDate = (text: string) => LATE.peek()?.readDate(text);

/** Fetches the late widgets, once. @throws {TypeError} when they cannot be had; ask again later */
export const loadLateWidgets = LATE.load;
