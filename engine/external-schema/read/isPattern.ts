/** Checks whether a text is a regular expression that the validator can compile. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    // The author's mistake is reported when the pattern becomes a rule of its field.
    return false;
  }
}
