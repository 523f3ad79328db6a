import type { LazyWord } from '../../form-context/lazyWords.ts';

/**
 * Returns labels of files for screen readers. The labels of files with the same name also contain a
 * number.
 *
 * @param names names of all files of a list, in the order of the list
 */
export function uniqueFileLabels(names: readonly string[], word: LazyWord): readonly string[] {
  return names.map((name, index) =>
    names.filter((each) => each === name).length > 1
      ? word('files.numbered', { name, number: index + 1 })
      : name,
  );
}
