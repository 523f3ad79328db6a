/**
 * Returns the last part of a path or pointer.
 *
 * @example
 * lastPart('../defs/address.json'); // 'address.json'
 * lastPart('#/$defs/address'); // 'address'
 */
export function lastPart(path: string): string {
  return path.split(/[/#\\]/).at(-1) ?? '';
}
