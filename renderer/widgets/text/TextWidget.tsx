import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from './TextBox.tsx';

/** A line of text. An empty box is `undefined`, so that requirement and not a rule speaks first. */
export function TextWidget(field: WidgetProps) {
  return <TextBox field={field} />;
}
