import type { WidgetProps } from '@rjsf/utils';
import type { Edit } from '../text/Edit.ts';
import { TextBox } from '../text/TextBox.tsx';
import { readMonth, slashMonth } from './monthYearText.ts';

/**
 * Renders an input for a month of a year, as `MM/YYYY`. The slash is inserted while the applicant
 * types at the end, as in a date. Other spellings are parsed on paste and on blur.
 */
export function MonthYearWidget(field: WidgetProps) {
  return (
    <TextBox
      field={field}
      width="s"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      retype={slashWhileTyping}
      readPasted={readMonth}
      readLeft={readMonth}
    />
  );
}

function slashWhileTyping(text: string, { isInsertion, isAtEnd }: Edit): string {
  return isInsertion && isAtEnd ? slashMonth(text) : text;
}
