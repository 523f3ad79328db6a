import type { DraftFolder } from '../model/DraftFolder.ts';
import type { MetaSchema, MetaSchemas } from './schemaAt.ts';

const FILES: Readonly<Record<string, MetaSchema>> = import.meta.glob('../../schemas/meta/*.json', {
  import: 'default',
  eager: true,
});

/** The meta-schemas by file name. */
export const METAS: MetaSchemas = Object.fromEntries(
  Object.entries(FILES).map(([path, schema]) => [path.slice(path.lastIndexOf('/') + 1), schema]),
);

/** A `$schema` of Landform's dialect. */
const OWN_DIALECT = /"\$schema"\s*:\s*"[^"]*form-schema\.schema\.json"/;

/**
 * Returns the meta-schema of a file. The layout beside a schema without a manifest is one of RJSF.
 */
export function metaOf({ files }: DraftFolder, path: string): string {
  if (path.startsWith('locales/')) return 'locale.schema.json';
  if (path === 'manifest.json') return 'manifest.schema.json';
  if (path !== 'ui.json') return 'form-schema.schema.json';
  const hasManifest = (files['manifest.json'] ?? '').trim() !== '';
  const isOwn = hasManifest || OWN_DIALECT.test(files['schema.json'] ?? '');
  return isOwn ? 'ui.schema.json' : 'rjsf-ui.schema.json';
}
