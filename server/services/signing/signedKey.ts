/**
 * Returns the key of a signed document in the file store. Keys are lower case.
 *
 * @param documentHash SHA-256 of the document, hex
 */
export function signedKey(submissionId: string, field: string, documentHash: string): string {
  return `signed/${submissionId}/${field}-${documentHash.slice(0, 16)}`.toLowerCase();
}
