/**
 * Returns the reason of a failure as text: the error's message, or its name if the message is
 * empty. Converts any other thrown value to text.
 */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
