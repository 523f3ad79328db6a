/**
 * A name of a schema as words: `firstName` is "First name", `postal_code` "Postal code", `VAT_ID`
 * "VAT ID".
 */
export function wordsOf(name: string): string {
  const spaced = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim();
  const words = spaced.split(/\s+/).map((word) => (isAcronym(word) ? word : word.toLowerCase()));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isAcronym(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase();
}
