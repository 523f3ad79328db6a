/** The folders and files of a form to which its schema cannot refer. */
const RESERVED = /^(?:samples|locales|releases)(?:\/|$)|^(?:schema|manifest|ui)\.json$|(?:^|\/)\./;

/**
 * Checks whether a schema may refer to a file or folder: it is neither hidden nor one of the files
 * that each form has.
 *
 * @param path the path from the form's folder: `defs/address.json`
 */
export function isSibling(path: string): boolean {
  return !RESERVED.test(path);
}
