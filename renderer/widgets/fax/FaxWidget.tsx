import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/** A fax number: written like a telephone number, but the browser must not offer the telephone's. */
export function FaxWidget(field: WidgetProps) {
  return <TextBox field={field} type="tel" width="m" inputMode="tel" autoComplete="fax tel" />;
}
