import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders a fax number. Its format is that of a telephone number, but the browser must not suggest
 * the applicant's telephone number.
 */
export function FaxWidget(field: WidgetProps) {
  return <TextBox field={field} type="tel" width="m" inputMode="tel" autoComplete="fax tel" />;
}
