import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from './TextBox.tsx';

/**
 * Renders digits as text. Never `type="number"`: the mouse wheel changes its value, it accepts `e`,
 * and it drops text that is not a number.
 */
export function NumberWidget(field: WidgetProps) {
  return (
    <TextBox field={field} width="s" inputMode="numeric" autoComplete="off" spellCheck={false} />
  );
}

/** Renders a number with a decimal point on the keyboard. */
export function DecimalWidget(field: WidgetProps) {
  return (
    <TextBox field={field} width="s" inputMode="decimal" autoComplete="off" spellCheck={false} />
  );
}
