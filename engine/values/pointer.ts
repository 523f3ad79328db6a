/**
 * Returns the parts of a JSON Pointer or of a pattern. It unescapes nothing: the compiler rejects
 * field names with `/` or `~`.
 *
 * @example
 * segmentsOf('/orders/0/PRN'); // ['orders', '0', 'PRN']
 * segmentsOf(''); // []: the root
 */
export function segmentsOf(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/');
}

/**
 * Returns the pointer of the object or list that contains an answer; for the root, the root.
 *
 * @example
 * parentOf('/orders/0/PRN'); // '/orders/0'
 * parentOf('/orders'); // ''
 * parentOf(''); // ''
 */
export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0));
}

/**
 * Checks whether a pattern is equal to another or one of its ancestors.
 *
 * @example
 * isAbove('/orders', '/orders/*'); // true
 * isAbove('/orders', '/orders'); // true
 * isAbove('/order', '/orders'); // false: another name
 */
export function isAbove(ancestor: string, pattern: string): boolean {
  return (
    pattern.startsWith(ancestor) &&
    (pattern.length === ancestor.length || pattern[ancestor.length] === '/')
  );
}

/**
 * Returns the pattern of the innermost row that two patterns share.
 *
 * @returns `''` when they share no list
 *
 * @example
 * commonRow('/orders/*' + '/lot', '/orders/*' + '/copies'); // '/orders/*'
 * commonRow('/orders/*', '/name'); // ''
 */
export function commonRow(a: string, b: string): string {
  const [x, y] = [segmentsOf(a), segmentsOf(b)];
  let row = 0;
  for (let i = 0; i < x.length && i < y.length && x[i] === y[i]; i += 1) {
    if (x[i] === '*') row = i + 1;
  }
  return row === 0 ? '' : `/${x.slice(0, row).join('/')}`;
}
