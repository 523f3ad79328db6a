/**
 * A name of a schema as words: `firstName` is "First name", `postal_code` "Postal code", `VAT_ID`
 * "VAT ID", `URLPath` "URL path", `dateOfBirth` "Date of birth". What is no words written together stays: `iPhone`, `pH`.
 */
export function wordsOf(name: string): string {
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

/** Whether a word is in lower case, but for its first letter: no acronym, no name, no unit. */
function isPlain(word: string): boolean {
  return word.length < 2 || word.slice(1) === word.slice(1).toLowerCase();
}

/** An option that has no words of its own, as it is written: it may be a unit or a name. */
export function optionWords(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}
