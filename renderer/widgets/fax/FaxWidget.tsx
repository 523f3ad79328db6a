import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for a fax number. The format is the same as for telephone numbers, but the
 * browser must not suggest the applicant's telephone number.
 */
export function FaxWidget(field: WidgetProps) {
  return <TextBox field={field} type="tel" width="m" inputMode="tel" autoComplete="fax tel" />;
}
