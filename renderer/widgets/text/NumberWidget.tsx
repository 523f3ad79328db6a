import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from './TextBox.tsx';

/**
 * Renders an input for digits. The input is not of `type="number"`, where the mouse wheel changes
 * the value, `e` is accepted, and other text is dropped.
 */
export function NumberWidget(field: WidgetProps) {
  return (
    <TextBox field={field} width="s" inputMode="numeric" autoComplete="off" spellCheck={false} />
  );
}

/** Renders an input for a number; phones show a keypad with a decimal point. */
export function DecimalWidget(field: WidgetProps) {
  return (
    <TextBox field={field} width="s" inputMode="decimal" autoComplete="off" spellCheck={false} />
  );
}
