import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from './TextBox.tsx';

/**
 * Digits as text. Never `type="number"`: a turn of the mouse wheel changes it, it takes `e`, and it
 * forgets what cannot be read.
 */
export function NumberWidget(field: WidgetProps) {
  return (
    <TextBox field={field} width="s" inputMode="numeric" autoComplete="off" spellCheck={false} />
  );
}

/** As `NumberWidget`, with a decimal point on the keyboard. */
export function DecimalWidget(field: WidgetProps) {
  return (
    <TextBox field={field} width="s" inputMode="decimal" autoComplete="off" spellCheck={false} />
  );
}
