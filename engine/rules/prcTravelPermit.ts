/**
 * Tells whether a number is that of a travel permit between the mainland and Hong Kong or Macao, of
 * either kind: the exit-entry permit of residents of the mainland (`C` or `W`; neither I nor O as
 * second letter), or the permit of residents of Hong Kong and Macao (`H` or `M`), with or without
 * its two digits of reissue; spaces and hyphens apart. Neither has a check digit.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type prchkmac
 */
export function isPrcTravelPermit(value: string): boolean {
  return TRAVEL_PERMIT.test(value.replace(SEPARATORS, ''));
}

const SEPARATORS = /[ -]/g;
const TRAVEL_PERMIT = /^(?:C\d{8}|C[A-HJ-NP-Z]\d{7}|W\d{8}|[HM]\d{8}(?:\d{2})?)$/i;
