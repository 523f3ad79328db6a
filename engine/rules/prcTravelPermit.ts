import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is the number of a travel permit between the mainland and Hong Kong or
 * Macao. Residents of the mainland have an exit-entry permit (`C` or `W`; the second letter is
 * neither I nor O). Residents of Hong Kong and Macao have a permit with `H` or `M`, with or without
 * two digits of reissue. Spaces and hyphens are ignored. Neither kind has a check digit.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type prchkmac
 *
 * @example
 * isPrcTravelPermit('C12345678'); // true
 * isPrcTravelPermit('H1234567801'); // true: with its reissue
 * isPrcTravelPermit('CO1234567'); // false: no O as second letter
 */
export function isPrcTravelPermit(value: string): boolean {
  return TRAVEL_PERMIT.test(value.replace(SEPARATORS, ''));
}

const SEPARATORS = /[ -]/g;
const TRAVEL_PERMIT = /^(?:C\d{8}|C[A-HJ-NP-Z]\d{7}|W\d{8}|[HM]\d{8}(?:\d{2})?)$/i;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'prcTravelPermit',
  order: 150,
  value: 'flag',
  rule: 'isPrcTravelPermit',
  key: 'validation_invalidTravelPermit',
  args: 'none',
  spellings: ['narrow', 'upperCase', 'unspaced'],
  conditionalSpellings: ['narrow'],
  description:
    'A travel permit between the Mainland and Hong Kong or Macao, of either kind. Use it as a warning. Message validation_invalidTravelPermit. Examples: C12345678, H1234567800.',
};
