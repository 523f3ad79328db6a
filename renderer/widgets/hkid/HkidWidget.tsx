import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * A Hong Kong identity card number in one box (U-10). What is typed stays as typed; on leaving, the
 * engine drops brackets and spaces and writes capitals, and the box shows it.
 */
export function HkidWidget(field: WidgetProps) {
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
