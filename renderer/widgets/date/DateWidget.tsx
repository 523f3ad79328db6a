import type { WidgetProps } from '@rjsf/utils';
import type { Edit } from '../text/Edit.ts';
import { TextBox } from '../text/TextBox.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { readDate, slashDate } from './dateText.ts';

/**
 * Renders a date as `DD/MM/YYYY`, with a calendar button next to the input (D-03, U-11). Slashes
 * are inserted while the applicant types at the end. Deletions, edits in the middle and input
 * methods insert no slashes. Other spellings are parsed on paste and on blur.
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
