import type { Language } from '#engine';

/** Part of the path of the form whose header has no language buttons. */
const PATH_WITHOUT_BUTTONS = 'LREEA1';

const NONE: readonly Language[] = [];

/**
 * Returns the languages for the buttons in the header of a form's page. The parameter `lang` of the
 * URL may select other languages.
 *
 * @param code code of the form, the last part of its path
 * @param languages languages of the form
 * @see specification, document 1, section 2 "Wizard layout"
 */
export function offeredLanguages(
  code: string,
  languages: readonly Language[],
): readonly Language[] {
  return code.includes(PATH_WITHOUT_BUTTONS) ? NONE : languages;
}
