/**
 * Fills values into a text.
 *
 * @example filled('Answers loaded: {n}.', { n: '12' }) // 'Answers loaded: 12.'
 */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}
