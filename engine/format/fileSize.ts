const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * Formats the size of a file.
 *
 * @param bytes the size, not negative
 * @returns B, KB, MB or GB of 1024 each, with two decimals
 * @see specification, document 1, section 9 "sizes shown as B, KB, MB, GB with 2 decimals"
 *
 * @example
 * formatFileSize(1572864); // '1.50 MB'
 * formatFileSize(0); // '0.00 B'
 * formatFileSize(1048575); // '1.00 MB': not 1024.00 KB
 */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // A size that rounds to 1024.00 belongs to the next unit.
  while (size >= 1023.995 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(2)} ${UNITS[unit]}`;
}
