import { type CompiledForm, duplicateRecordNames, schemaPlace } from '#compiler';
import type { ValidatorModule } from '#engine';
import type { Finding } from './Finding.ts';
import type { SourceFiles } from './SourceFiles.ts';

/**
 * Warns of lists whose records have the same name. The position is the name where the form defines
 * it. It is the list where a shared block or the title of an external schema defines it.
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
    // A block defines the names in all three languages: the finding is reported once, at the form's
    // schema.
    if (reportedPatterns.has(pattern)) return [];
    reportedPatterns.add(pattern);
    return sources.findingAt(`forms/${plan.code}/schema.json`, schemaPlace(pattern), fault);
  });
}
