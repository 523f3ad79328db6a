import type { WidgetProps } from '@rjsf/utils';
import { useFormPart } from '../../form/FormPart.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * A text in Chinese characters, such as a name. Whatever the language of the page, the box has the
 * typefaces of Chinese and screen readers read it in Chinese; `lang` in `ui:options` says which.
 */
export function ChineseWidget(field: WidgetProps) {
  const { language } = useFormPart();
  const lang = language === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant';
  return <TextBox field={field} width="m" lang={lang} spellCheck={false} />;
}
