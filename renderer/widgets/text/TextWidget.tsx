import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from './TextBox.tsx';

/**
 * Renders a line of text. An empty input is `undefined`, so that the requirement is reported before
 * any rule.
 */
export function TextWidget(field: WidgetProps) {
  // Called as a function, because most inputs of a page are of this kind and each would be one
  // component more.
  return TextBox({ field });
}
