import type { WidgetProps } from '@rjsf/utils';
import type { Edit } from '../text/Edit.ts';
import { TextBox } from '../text/TextBox.tsx';
import { readMonth, slashMonth } from './monthYearText.ts';

/**
 * A month of a year as `MM/YYYY`. The slash comes by itself while typing at the end, as in a date;
 * other spellings are read when pasted, and when the box is left.
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
