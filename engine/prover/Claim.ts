/** A statement that is proved for all possible answers of a form. It has no line number yet. */
export interface Claim {
  /** File of the form's folder. */
  readonly file: 'schema.json' | 'manifest.json' | 'ui.json';
  /**
   * The position in the file. A fault in a shared block points at the field that uses the block.
   */
  readonly pointer: string;
  /** Stable name of the kind of fault: `never-holds`. */
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly severity: 'error' | 'warning' | 'info';
}

/**
 * Returns the place of a field in schema.json, or of one of its keywords.
 *
 * @param pattern of the field; `''` is the form
 * @param keyword names and indices below the field
 * @returns a JSON Pointer
 *
 * @example
 * schemaPlace('/orders/*', 'required'); // '/properties/orders/items/required'
 * schemaPlace('/name', 'enum', 0); // '/properties/name/enum/0'
 * schemaPlace(''); // ''
 */
export function schemaPlace(pattern: string, ...keyword: readonly (string | number)[]): string {
  const field = pattern
    .split('/')
    .slice(1)
    .map((part) => (part === '*' ? '/items' : `/properties/${part}`))
    .join('');
  return [field, ...keyword].join('/');
}

/** Returns the place of a field in ui.json. */
export function uiPlace(pattern: string): string {
  return pattern.replaceAll('*', 'items');
}
