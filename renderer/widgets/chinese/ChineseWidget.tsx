import type { WidgetProps } from '@rjsf/utils';
import { useFormPart } from '../../form-context/FormPart.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders an input for a text in Chinese characters, such as a name. In every language of the page,
 * the input has Chinese typefaces, and screen readers read it in Chinese. `lang` in `ui:options`
 * sets the script.
 */
export function ChineseWidget(field: WidgetProps) {
  const { language } = useFormPart();
  const lang = language === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant';
  return <TextBox field={field} width="m" lang={lang} spellCheck={false} />;
}
