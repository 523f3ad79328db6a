/**
 * Returns a name from a schema as words. For example, `firstName` becomes "First name",
 * `postal_code` "Postal code", `VAT_ID` "VAT ID", `URLPath` "URL path", and `dateOfBirth` "Date of
 * birth". A name that does not consist of joined words stays unchanged: `iPhone`, `pH`.
 */
export function spelledOut(name: string): string {
  const spaced = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d]{2}|[A-Z][a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z]{2})/g, ' ')
    .trim();
  const [first = '', ...others] = spaced
    .split(/\s+/)
    .map((word) => (isPlain(word) ? word.toLowerCase() : word));
  const opening = isPlain(first) ? first.charAt(0).toUpperCase() + first.slice(1) : first;
  return [opening, ...others].join(' ');
}

/**
 * Checks whether a word has only lower-case letters after its first letter, unlike acronyms, some
 * names and units.
 */
function isPlain(word: string): boolean {
  return word.length < 2 || word.slice(1) === word.slice(1).toLowerCase();
}

/**
 * Returns the text of an option without a name: the value as written, since it may be a unit or a
 * name.
 */
export function optionWords(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
