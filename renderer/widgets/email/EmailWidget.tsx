import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * An e-mail address. `type="text"` underneath: browsers silently respell the value of an e-mail
 * input (international names), and ours must be shown and checked as typed.
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
