import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/** A telephone number; plus, brackets, hyphen and spaces may be typed (U-12). */
export function PhoneWidget(field: WidgetProps) {
  return <TextBox field={field} type="tel" width="m" inputMode="tel" autoComplete="tel" />;
}
