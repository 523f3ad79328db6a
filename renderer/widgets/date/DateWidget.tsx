import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';
import type { Edit } from '../text/useFreeText.ts';
import { readDate, slashDate } from './dateText.ts';

/**
 * A date as `DD/MM/YYYY`. Slashes come by themselves while typing at the end; deleting, editing in
 * the middle and input methods are left alone.
 */
export function DateWidget(field: WidgetProps) {
  return (
    <TextBox
      field={field}
      width="s"
      inputMode="numeric"
      autoComplete="off"
      retype={slashWhileTyping}
      readPasted={readDate}
    />
  );
}

function slashWhileTyping(text: string, { isInsertion, isAtEnd }: Edit): string {
  return isInsertion && isAtEnd ? slashDate(text) : text;
}
