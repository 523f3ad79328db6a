import { LANGUAGES, type Plan } from '#engine';
import { compareAnswers } from './compareAnswers.ts';
import { compareSources } from './compareSources.ts';
import type { Difference, FormInVersion } from './FormInVersion.ts';

/** The kinds of changes, as named by `forms:diff`. */
export type Verdict = 'same' | 'text-only' | 'compatible' | 'breaking';

/** The result of comparing two versions of a form. */
export interface FormComparison {
  readonly verdict: Verdict;
  /** Breaking differences come first. */
  readonly differences: readonly Difference[];
}

/** Compares two versions of a form: fields, rules, export, behaviour and texts. */
export function compareForms(earlier: FormInVersion, later: FormInVersion): FormComparison {
  const texts = compareTexts(earlier, later);
  const changes = [
    ...compareAnswers(earlier, later),
    ...compareExport(earlier.plan, later.plan),
    ...compareSources(earlier, later),
  ];
  const order = ['breaking', 'compatible', 'text'];
  const differences = [...changes, ...texts].toSorted(
    (a, b) => order.indexOf(a.level) - order.indexOf(b.level),
  );
  return { verdict: verdictOf(earlier, later, differences), differences };
}

function verdictOf(
  earlier: FormInVersion,
  later: FormInVersion,
  differences: readonly Difference[],
): Verdict {
  const [worst] = differences;
  if (worst) return worst.level === 'text' ? 'text-only' : worst.level;
  // Remarks, samples and the order of properties are not visible to applicants.
  return earlier.compiled.contentHash === later.compiled.contentHash ? 'same' : 'compatible';
}

/** Finds values that the systems of the Registry no longer receive. */
function compareExport(earlier: Plan, later: Plan): readonly Difference[] {
  const now = new Set(exportKeys(later.manifest.export));
  return exportKeys(earlier.manifest.export)
    .filter((key) => !now.has(key))
    .map((at) => ({ level: 'breaking', at: `export ${at}`, message: 'is no longer exported' }));
}

function exportKeys(source: unknown, above = ''): readonly string[] {
  if (typeof source !== 'object' || source === null) return [];
  return Object.entries(source).flatMap(([key, value]) => {
    const rows = typeof value === 'object' && value !== null ? Reflect.get(value, 'as') : undefined;
    return [above + key, ...exportKeys(rows, `${above}${key}.`)];
  });
}

function compareTexts(earlier: FormInVersion, later: FormInVersion): readonly Difference[] {
  return LANGUAGES.flatMap((language) => {
    const [before, after] = [earlier, later].map(({ compiled }) => compiled.texts[language]);
    const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
    const changed = [...keys].filter((key) => before?.[key] !== after?.[key]);
    if (changed.length === 0) return [];
    const [first] = changed;
    const count = changed.length === 1 ? '1 text differs' : `${changed.length} texts differ`;
    const message = `${count}, first ${first}`;
    return [{ level: 'text' as const, at: `locales/${language}.json`, message }];
  });
}
