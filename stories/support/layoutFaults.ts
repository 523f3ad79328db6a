import { type Diagnostic, shapeCheck } from '#compiler';

const SCHEMAS = import.meta.glob<Readonly<Record<string, unknown>>>('../../schemas/meta/*.json', {
  eager: true,
  import: 'default',
});

const check = shapeCheck(Object.values(SCHEMAS), URL.canParse);

/**
 * What the meta-schema of layouts refuses: the compiler leaves names of widgets and hints to it.
 *
 * @param form its name, which diagnostics show
 * @param ui what the author wrote into `ui.json`
 */
export function layoutFaults(form: string, ui: unknown): readonly Diagnostic[] {
  const file = `forms/${form}/ui.json`;
  return check('ui', ui).map((fault) => ({ ...fault, file, severity: 'error' }));
}
