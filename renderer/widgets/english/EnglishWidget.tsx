import type { WidgetProps } from '@rjsf/utils';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders a text in English, such as a name or an address. Screen readers read it in English on a
 * Chinese page, too. Spell check is off, because browsers underline names.
 */
export function EnglishWidget(field: WidgetProps) {
  return <TextBox field={field} lang="en" spellCheck={false} />;
}
