import type { Texts } from '#engine';

/**
 * Returns the names of answers, each once even if several records contain the answer.
 *
 * @param pointers pointers of answers, with row numbers
 * @param texts texts of the form; a field without a label is named by its key
 *
 * @example
 * answerNames(['/orders/0/PRN', '/orders/1/PRN'], { 'orders.PRN.label': 'PRN' }); // ['PRN']
 * answerNames(['/orders/0/lot'], {}); // ['orders.lot']
 */
export function answerNames(pointers: readonly string[], texts: Texts): readonly string[] {
  const names = pointers.map((pointer) => {
    const parts = pointer.split('/').slice(1);
    const key = parts.filter((part) => !/^\d+$/.test(part)).join('.');
    return texts[`${key}.label`] ?? key;
  });
  return [...new Set(names)];
}
