import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from './TextBox.tsx';

/** A line of text. An empty box is `undefined`, so that requirement and not a rule speaks first. */
export function TextWidget(field: WidgetProps) {
  // Called, not drawn: most boxes of a page are these, and each would be one component more.
  return TextBox({ field });
}
