/**
 * Returns names for a sentence, at most a dozen.
 *
 * @example
 * listed(['Pet', 'Error']); // 'Pet, Error'
 */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).join(', ');
  const rest = names.length - MOST_LISTED;
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}

const MOST_LISTED = 12;
