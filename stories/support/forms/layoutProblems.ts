import { type Diagnostic, shapeCheck } from '#compiler';

const SCHEMAS = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../../schemas/meta/*.json',
  {
    eager: true,
    import: 'default',
  },
);

const check = shapeCheck(Object.values(SCHEMAS), URL.canParse);

/**
 * Validates a layout against the meta-schema and returns the errors. The compiler does not check
 * the names of widgets and hints.
 *
 * @param form name of the form, which diagnostics show
 * @param ui the author's `ui.json`
 */
export function layoutProblems(form: string, ui: unknown): readonly Diagnostic[] {
  const file = `forms/${form}/ui.json`;
  return check('ui', ui).map((fault) => ({ ...fault, file, severity: 'error' }));
}
