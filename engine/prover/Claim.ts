/** Something that is proved of a form, whatever anybody answers; before it has a line. */
export interface Claim {
  /** File of the form's folder. */
  readonly file: 'schema.json' | 'manifest.json' | 'ui.json';
  /** Where in it; what stands in a shared block is told at the field that uses the block. */
  readonly pointer: string;
  /** Stable name of the fault: `never-holds`. */
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly severity: 'error' | 'warning' | 'info';
}

/** The place of a field in schema.json, or of one of its keywords. */
export function schemaPlace(pattern: string, ...keyword: readonly (string | number)[]): string {
  const field = pattern
    .split('/')
    .slice(1)
    .map((part) => (part === '*' ? '/items' : `/properties/${part}`))
    .join('');
  return [field, ...keyword].join('/');
}

/** The place of a field in ui.json. */
export function uiPlace(pattern: string): string {
  return pattern.replaceAll('*', 'items');
}
