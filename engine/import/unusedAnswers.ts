import { isEmpty } from '../values/isEmpty.ts';

/**
 * Returns how many answers lie outside some paths. A group or a list without any of the paths counts as
 * one.
 *
 * @param paths names that lead from `data` to the answers that are used
 *
 * @example unusedAnswers({ a: 1, b: { c: 1, d: 1 } }, [['a'], ['b', 'c']]) // 1
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
