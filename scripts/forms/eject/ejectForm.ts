import { LANGUAGES, UPLOAD_LIMIT_BYTES } from '#engine';
import { checkForm } from '../../../server/forms/check/checkForm.ts';
import type { Finding } from '../../../server/forms/check/Finding.ts';
import type { CheckTools } from '../../../server/forms/compiler/CheckTools.ts';
import type { FormFolder } from '../../../server/forms/source/FormFolder.ts';
import { parseFolder } from '../../../server/forms/source/parseFolder.ts';
import { dialectSchema } from './dialectSchema.ts';
import { placedInSource } from './placedInSource.ts';

/** The file that keeps the external schema. No program reads it. */
export const SOURCE_SCHEMA = 'source.schema.json';

/** The files of a form that an external schema became, or the reasons why it cannot. */
export interface EjectedForm {
  /** Texts by their path in the form's folder; empty when there is an error. */
  readonly files: ReadonlyMap<string, string>;
  /**
   * Findings of the check of these files, or of the folder when its own check fails. Without files
   * they point at the author's schema.
   */
  readonly findings: readonly Finding[];
}

/** The longest screen id that a manifest may have. */
const LONGEST_SCREEN_ID = 12;

/**
 * Creates the files of a form from a folder that has only an external schema, with or without a
 * layout and texts. The files pass `forms:check`, and the form behaves as before.
 *
 * @param folder a folder whose manifest is derived
 * @param shown path of the folder in findings
 */
export async function ejectForm(
  tools: CheckTools,
  folder: FormFolder,
  shown: string,
): Promise<EjectedForm> {
  const { code, files } = folder;
  const { findings: own } = await checkForm(tools, folder, shown);
  if (!files || own.some(isError)) return { files: new Map(), findings: own.filter(isError) };
  const { manifest, schema, ui, locales } = files;
  const screenId = manifest.screenId.slice(0, LONGEST_SCREEN_ID);
  const limits = { uploadBytes: UPLOAD_LIMIT_BYTES };
  const meta = '../../schemas/meta';
  const written = new Map<string, object>([
    ['manifest.json', { $schema: `${meta}/manifest.schema.json`, ...manifest, screenId }],
    [
      'schema.json',
      {
        $schema: `${meta}/form-schema.schema.json`,
        $id: `https://forms.landreg.example/forms/${code}/schema.json`,
        ...dialectSchema(schema, limits),
      },
    ],
    ['ui.json', { $schema: `${meta}/ui.schema.json`, ...ui }],
    ...LANGUAGES.map((language): [string, object] => [
      `locales/${language}.json`,
      { $schema: `../${meta}/locale.schema.json`, ...sorted(locales[language]) },
    ]),
  ]);
  const texts = new Map(
    [...written].map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]),
  );
  const sources = new Map([...texts].map(([name, text]) => [`forms/${code}/${name}`, text]));
  const { findings } = await checkForm(tools, parseFolder(code, sources), shown);
  const source = folder.sources.get(`forms/${code}/schema.json`) ?? '';
  const errors = findings.filter(isError);
  if (errors.length > 0) {
    const schemas = { source, written: texts.get('schema.json') ?? '' };
    const placed = placedInSource(errors, { file: `${shown}/schema.json`, ...schemas });
    return { files: new Map(), findings: placed };
  }
  return { files: new Map([...texts, [SOURCE_SCHEMA, source]]), findings };
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function sorted(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
