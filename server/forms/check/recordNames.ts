import { type CompiledForm, duplicateRecordNames, schemaPlace } from '#compiler';
import type { ValidatorModule } from '#engine';
import type { Finding } from './Finding.ts';
import type { SourceFiles } from './SourceFiles.ts';

/**
 * Warns of lists whose records have the same name. If the form itself defines the name, the finding
 * gives the name's position. Otherwise the finding gives the position of the list in the form's
 * schema.
 */
export function recordNameFindings(
  sources: SourceFiles,
  { plan, texts }: Pick<CompiledForm, 'plan' | 'texts'>,
  validator: ValidatorModule,
): readonly Finding[] {
  if (!plan) return [];
  const reportedPatterns = new Set<string>();
  return duplicateRecordNames(plan, validator, texts).flatMap((same) => {
    const { language, textKey, pattern, other, name } = same;
    const key = `${textKey}.record`;
    const fault = {
      code: 'same-record-name',
      message: `The records of ${pattern} are called "${name}", as those of ${other} are`,
      remedy: `Give them a name of their own: "${key}" in the locales of the form.`,
      severity: 'warning',
    } as const;
    const locale = `forms/${plan.code}/locales/${language}.json`;
    if (Object.hasOwn(Object(sources.valueOf(locale)), key)) {
      return sources.findingAt(locale, `/${key.replaceAll('/', '~1')}`, fault, 'key');
    }
    // A block defines the name in all three languages, so the finding is reported once, at the
    // form's schema.
    if (reportedPatterns.has(pattern)) return [];
    reportedPatterns.add(pattern);
    return sources.findingAt(`forms/${plan.code}/schema.json`, schemaPlace(pattern), fault);
  });
}
