import { type CompiledForm, sameRecordNames, schemaPlace } from '#compiler';
import type { ValidatorModule } from '#engine';
import type { Finding } from './Finding.ts';
import type { SourceFiles } from './SourceFiles.ts';

/**
 * Warns of lists whose records are called the same: at the name where the form gives it, at the list
 * where a shared block or the title of somebody else's schema does.
 */
export function recordNameFindings(
  sources: SourceFiles,
  { plan, texts }: Pick<CompiledForm, 'plan' | 'texts'>,
  validator: ValidatorModule,
): readonly Finding[] {
  if (!plan) return [];
  const told = new Set<string>();
  return sameRecordNames(plan, validator, texts).flatMap((same) => {
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
    // What a block calls them in three languages stands at one place of the form.
    if (told.has(pattern)) return [];
    told.add(pattern);
    return sources.findingAt(`forms/${plan.code}/schema.json`, schemaPlace(pattern), fault);
  });
}
