import type { LateWord } from '../../form/lateWords.ts';

/**
 * What files are called where only their names are heard: those that share a name by their place as well.
 *
 * @param names of all files of a list, in the order in which they stand
 */
export function toldApart(names: readonly string[], word: LateWord): readonly string[] {
  return names.map((name, index) =>
    names.filter((each) => each === name).length > 1
      ? word('files.numbered', { name, number: index + 1 })
      : name,
  );
}
