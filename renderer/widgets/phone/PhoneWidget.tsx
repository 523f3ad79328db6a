import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for a telephone number. The applicant may type a plus, brackets, hyphens and
 * spaces (U-12).
 */
export function PhoneWidget(field: WidgetProps) {
  return <TextBox field={field} type="tel" width="m" inputMode="tel" autoComplete="tel" />;
}
