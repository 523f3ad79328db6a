import type { Texts } from '#engine';

/**
 * Returns the names of answers, each once however many records it is in.
 *
 * @param pointers of answers, with the numbers of rows
 * @param texts of the form; a field that it no longer has is named by its key
 *
 * @example answerNames(['/orders/0/PRN', '/orders/1/PRN'], { 'orders.PRN.label': 'PRN' }) // ['PRN']
 */
export function answerNames(pointers: readonly string[], texts: Texts): readonly string[] {
  const names = pointers.map((pointer) => {
    const parts = pointer.split('/').slice(1);
    const key = parts.filter((part) => !/^\d+$/.test(part)).join('.');
    return texts[`${key}.label`] ?? key;
  });
  return [...new Set(names)];
}
