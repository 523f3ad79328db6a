import { join } from 'node:path';
import type { Language } from '#engine';

/** Folder of the templates in the folder of a form. */
export const TEMPLATES_FOLDER = 'documents';

/** Name of a template in a language: `annex-2.zh-Hant.docx`. */
export function templateFile(template: string, language: Language): string {
  return `${template}.${language}.docx`;
}

/** Path of a template in the folder of a form. */
export function templatePath(folder: string, template: string, language: Language): string {
  return join(folder, TEMPLATES_FOLDER, templateFile(template, language));
}

/**
 * The languages in which a paper is looked for, the best first. Legal papers of Hong Kong are in
 * English and in Traditional Chinese, so a reader of Simplified Chinese gets the latter.
 */
export function templateLanguages(language: Language): readonly Language[] {
  return language === 'zh-Hans' ? ['zh-Hans', 'zh-Hant'] : [language];
}
