const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Writes a size: `1.50 MB`.
 *
 * @param bytes not negative
 * @returns B, KB, MB or GB of 1024 each, with two decimals
 * @see specification, document 1, section 9 "sizes shown as B, KB, MB, GB with 2 decimals"
 */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // What would be written as 1024.00 belongs to the next unit.
  while (size >= 1023.995 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(2)} ${UNITS[unit]}`;
}
