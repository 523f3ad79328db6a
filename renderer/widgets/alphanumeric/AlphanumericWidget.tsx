import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for a code of letters and digits, such as an account number or a company number.
 */
export function AlphanumericWidget(field: WidgetProps) {
  return (
    <TextBox
      field={field}
      width="m"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
