import { isEmpty } from '../values/isEmpty.ts';

/**
 * Returns the number of answers outside some paths. A group or a list without any of the paths
 * counts as one.
 *
 * @param paths the paths from `data` to the used answers
 *
 * @example
 * unusedAnswers({ a: 1, b: { c: 1, d: 1 } }, [['a'], ['b', 'c']]); // 1
 * unusedAnswers({ a: { b: 1, c: 1 }, d: '' }, []); // 1: a group counts once, an empty answer does not
 */
export function unusedAnswers(data: object, paths: readonly (readonly string[])[]): number {
  return Object.entries(data).reduce((count, [name, value]) => {
    if (isEmpty(value)) return count;
    const rests = paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
    if (rests.some((rest) => rest.length === 0)) return count;
    const isLeaf = rests.length === 0 || typeof value !== 'object' || value === null;
    return count + (isLeaf ? 1 : unusedAnswers(value, rests));
  }, 0);
}
