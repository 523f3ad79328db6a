/**
 * Returns the file that a reference names, as a path from the form's folder with `/`. Percent
 * encoding is decoded first, so that an encoded `../` is recognised, too.
 *
 * @param path the reference without its fragment: `../common.json`
 * @param from the file with the reference: `defs/address.json`
 * @returns `undefined` for an address (`https:`, `file:`), an absolute path, and a path out of the
 *   folder
 *
 * @example
 * pathInFolder('../common.json', 'defs/address.json'); // 'common.json'
 * pathInFolder('../common.json', 'schema.json'); // undefined
 * pathInFolder('file:///etc/passwd', 'schema.json'); // undefined
 */
export function pathInFolder(path: string, from: string): string | undefined {
  const plain = decoded(path);
  if (plain === undefined || plain === '' || !RELATIVE.test(plain)) return undefined;
  const steps = from.split('/').slice(0, -1);
  for (const step of plain.split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (step !== '..' && step !== '.' && step !== '') steps.push(step);
  }
  return steps.length > 0 && !plain.endsWith('/') ? steps.join('/') : undefined;
}

// A path without a scheme, a drive, a host, a query, a backslash or a control character.
const RELATIVE = /^(?![/?]|[a-z][a-z\d+.-]*:)[^\\?\p{Cc}]+$/iu;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
