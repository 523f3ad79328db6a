import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from './TextBox.tsx';

/**
 * Renders an input for one line of text. An empty text becomes `undefined`, so that a missing
 * answer is reported before any rule.
 */
export function TextWidget(field: WidgetProps) {
  // Called as a function, because most inputs of a page are of this kind, and a component for each
  // would cost time.
  return TextBox({ field });
}
