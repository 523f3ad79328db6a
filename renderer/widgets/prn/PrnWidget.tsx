import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/** A property reference number: eight characters, capitals on leaving. */
export function PrnWidget(field: WidgetProps) {
  return (
    <TextBox
      field={field}
      width="s"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
