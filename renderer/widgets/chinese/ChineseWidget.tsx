import type { WidgetProps } from '@rjsf/utils';
import { useFormPart } from '../../form-context/FormPart.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders a text in Chinese characters, such as a name. On every page the input uses the typefaces
 * of Chinese, and screen readers read it in Chinese. `lang` in `ui:options` sets the script.
 */
export function ChineseWidget(field: WidgetProps) {
  const { language } = useFormPart();
  const lang = language === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant';
  return <TextBox field={field} width="m" lang={lang} spellCheck={false} />;
}
