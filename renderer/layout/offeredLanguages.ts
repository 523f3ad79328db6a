import type { Language } from '#engine';

/** What stands in the path of the form whose header has no language buttons. */
const PATH_WITHOUT_BUTTONS = 'LREEA1';

const NONE: readonly Language[] = [];

/**
 * The languages that the header of a form's page offers. A form may be shown in every language all
 * the same: `lang` in the address chooses among them.
 *
 * @param code the form's code, the last part of its path
 * @param languages those that the form is offered in
 * @see specification, document 1, section 2 "Wizard layout"
 */
export function offeredLanguages(
  code: string,
  languages: readonly Language[],
): readonly Language[] {
  return code.includes(PATH_WITHOUT_BUTTONS) ? NONE : languages;
}
