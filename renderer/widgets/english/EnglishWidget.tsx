import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for a text in English, such as a name or an address. Screen readers read the
 * text in English even on a Chinese page. Spell check is off, because browsers underline names.
 */
export function EnglishWidget(field: WidgetProps) {
  return <TextBox field={field} lang="en" spellCheck={false} />;
}
