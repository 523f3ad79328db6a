/**
 * The parts of a JSON Pointer or of a pattern: `/orders/0/PRN` gives `orders`, `0`, `PRN`. Names of
 * fields hold neither `/` nor `~` (the compiler refuses them), so nothing is unescaped.
 */
export function segmentsOf(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/');
}

/** The pointer one level out; of the root, the root. */
export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0));
}

/** Whether a pattern is the same as another or lies above it. */
export function isAbove(ancestor: string, pattern: string): boolean {
  return (
    pattern.startsWith(ancestor) &&
    (pattern.length === ancestor.length || pattern[ancestor.length] === '/')
  );
}

/**
 * The pattern of the row that two patterns have in common: `/orders/*` for two fields of an order,
 * `''` when they meet outside any list.
 */
export function commonRow(a: string, b: string): string {
  const [x, y] = [segmentsOf(a), segmentsOf(b)];
  let row = 0;
  for (let i = 0; i < x.length && i < y.length && x[i] === y[i]; i += 1) {
    if (x[i] === '*') row = i + 1;
  }
  return row === 0 ? '' : `/${x.slice(0, row).join('/')}`;
}
