import type { WidgetProps } from '@rjsf/utils';
import type { Edit } from '../text/Edit.ts';
import { TextBox } from '../text/TextBox.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { readDate, slashDate } from './dateText.ts';

/**
 * A date as `DD/MM/YYYY`, with a calendar beside the box for those who want one (D-03, U-11).
 * Slashes come by themselves while typing at the end; deleting, editing in the middle and input
 * methods are left alone. Other spellings are read when pasted, and when the box is left.
 */
export function DateWidget(field: WidgetProps) {
  const isFixed = field.disabled === true || field.readonly === true;
  return (
    <div className="input-affixed">
      <TextBox
        field={field}
        width="s"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        retype={slashWhileTyping}
        readPasted={readDate}
        readLeft={readDate}
      />
      {!isFixed && <CalendarButton field={field} />}
    </div>
  );
}

function slashWhileTyping(text: string, { isInsertion, isAtEnd }: Edit): string {
  return isInsertion && isAtEnd ? slashDate(text) : text;
}
