import type { MetaName, ShapeError } from '#compiler';
import { LANGUAGES } from '#engine';
import type { CheckTools } from '../compiler/CheckTools.ts';
import type { FormFolder } from '../source/FormFolder.ts';
import type { Finding } from './Finding.ts';
import { isAlone, SHAPES } from './formSources.ts';
import type { SourceFiles } from './SourceFiles.ts';
import { meantTextKey } from './texts/misspeltKeys.ts';
import { fittingWidget } from './widgetRemedy.ts';

/** The kinds of the files next to an external schema, whose ui.json is in the format of RJSF. */
const EXTERNAL_SHAPES: typeof SHAPES = { ...SHAPES, 'ui.json': 'rjsf-ui' };

/**
 * Codes of faults in an RJSF layout that do no harm, because the import ignores the faulty entry.
 */
const IGNORED_FAULTS: readonly string[] = ['unknown-key', 'wrong-value'];

/** A fault of one file. */
interface FileError {
  readonly file: string;
  readonly meta: MetaName;
  readonly fault: ShapeError;
}

/**
 * Returns the findings about files of a form that break the meta-schema of their kind. For the key
 * of a text, and for a widget, the remedy depends on the other files.
 */
export function shapeFindings(
  tools: CheckTools,
  sources: SourceFiles,
  form: Pick<FormFolder, 'code' | 'files'>,
): readonly Finding[] {
  const errors = shapeErrors(tools, sources, form.code);
  const isWidgetsOnly = errors.every(isWidget);
  return errors.map((error) => {
    const { file, meta, fault } = error;
    const isMinor = meta === 'rjsf-ui' && IGNORED_FAULTS.includes(fault.code);
    const severity = isMinor ? 'warning' : 'error';
    const remedy =
      textKeyRemedy(sources, form.code, error) ??
      // Only a form without another fault compiles, so that the types of its answers are known.
      (isWidget(error) && isWidgetsOnly ? fittingWidget(tools, form, fault.pointer) : undefined) ??
      fault.remedy;
    return sources.findingAt(file, fault.pointer, { ...fault, remedy, severity }, fault.at);
  });
}

function shapeErrors(
  { checkShape }: CheckTools,
  sources: SourceFiles,
  code: string,
): readonly FileError[] {
  const isExternal = isAlone(sources, code);
  const shapes = isExternal ? EXTERNAL_SHAPES : SHAPES;
  return sources.names().flatMap((file) => {
    const [, name = ''] = file.split(`forms/${code}/`);
    const meta = name.startsWith('samples/') ? 'sample' : shapes[name];
    if (meta === undefined || (meta === 'form-schema' && isExternal)) return [];
    const value = sources.valueOf(file);
    if (value === undefined) return [];
    return checkShape(meta, value).map((fault) => ({ file, meta, fault }));
  });
}

function isWidget({ meta, fault }: FileError): boolean {
  return meta === 'ui' && fault.code === 'wrong-value' && fault.pointer.endsWith('/ui:widget');
}

/** Returns the remedy for a key that no text can have, with the key that was probably meant. */
function textKeyRemedy(
  sources: SourceFiles,
  code: string,
  { file, meta, fault }: FileError,
): string | undefined {
  if (meta !== 'locale' || fault.code !== 'unknown-key' || fault.remedy.startsWith('Did you mean'))
    return undefined;
  const keysOf = (name: string) => Object.keys(Object(sources.valueOf(name)));
  const others = LANGUAGES.map((language) => `forms/${code}/locales/${language}.json`)
    .filter((name) => name !== file)
    .flatMap(keysOf);
  const key = fault.pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
  const meant = meantTextKey(key, others, keysOf(file));
  return meant === undefined ? undefined : `Did you mean "${meant}"?`;
}
