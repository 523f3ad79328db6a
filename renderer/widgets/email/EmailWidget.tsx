import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for an e-mail address. The input has `type="text"`, because browsers silently
 * change international domain names in an e-mail input. The form must show and validate the value
 * as typed.
 */
export function EmailWidget(field: WidgetProps) {
  return (
    <TextBox
      field={field}
      width="l"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
