import type { FoundIdiom } from './idiomsIn.ts';

/** The number of idioms that a file may contain, by path. Other files may contain none. */
export type Debts = Readonly<Record<string, number>>;

/**
 * Compares the idioms of the files with the number that each may contain.
 *
 * @param found the idioms by path; files without any may be absent
 * @param debts the stored numbers
 * @returns one line for each fault. A file with more idioms than allowed has a line for each of
 *   them, with its remedy. A file with fewer has one line: its number must be lowered
 */
export function compareDebts(
  found: ReadonlyMap<string, readonly FoundIdiom[]>,
  debts: Debts,
): string[] {
  const files = new Set([...found.keys(), ...Object.keys(debts)]);
  return [...files].sort().flatMap((file) => {
    const idioms = found.get(file) ?? [];
    const allowed = debts[file] ?? 0;
    if (idioms.length > allowed) {
      return idioms.map(
        ({ line, word, instead }) => `${file}:${line}: "${word}": write ${instead}`,
      );
    }
    if (idioms.length === allowed) return [];
    return [
      `${file}: ${idioms.length} idioms are left of ${allowed}: run npm run words -- --write`,
    ];
  });
}
