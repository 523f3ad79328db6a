import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for letters and digits that are no words: an account number, the number of a
 * company.
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
