import type { Language } from '#engine';

/** The folder of the templates inside the folder of a form. */
export const TEMPLATES_FOLDER = 'documents';

/** Returns the name of a template in a language: `annex-2.zh-Hant.docx`. */
export function templateFile(template: string, language: Language): string {
  return `${template}.${language}.docx`;
}

/** Returns the path of a template in the folder of a form. */
export function templatePath(folder: string, template: string, language: Language): string {
  return `${folder}/${TEMPLATES_FOLDER}/${templateFile(template, language)}`;
}

/**
 * Returns the languages to search for a document, best first. Legal documents of Hong Kong are in
 * English and Traditional Chinese. A reader of Simplified Chinese therefore gets Traditional
 * Chinese if there is no other.
 */
export function templateLanguages(language: Language): readonly Language[] {
  return language === 'zh-Hans' ? ['zh-Hans', 'zh-Hant'] : [language];
}
