import type { Language } from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { ShownNames } from './IdentityServices.ts';

const OURS: Readonly<Record<Language, Omit<ShownNames, 'document'>>> = {
  en: { department: 'The Land Registry', service: 'Electronic Forms' },
  'zh-Hant': { department: '土地註冊處', service: '電子表格' },
  'zh-Hans': { department: '土地注册处', service: '电子表格' },
};

/** Returns the names that the app and the page show for a request. */
export function shownNames(
  { code, texts }: Pick<CatalogueForm, 'code' | 'texts'>,
  language: Language,
): ShownNames {
  return { ...OURS[language], document: texts[language]['$form.title'] ?? code };
}
