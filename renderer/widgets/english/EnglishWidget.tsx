import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * A text in English, such as a name or an address: read in English on a Chinese page, too, and
 * without the red line that browsers draw under names.
 */
export function EnglishWidget(field: WidgetProps) {
  return <TextBox field={field} lang="en" spellCheck={false} />;
}
