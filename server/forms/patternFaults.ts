import { isSafePattern } from 'redos-detector';
import type { Diagnostic, FormFiles } from '#compiler';

/**
 * Regular expressions of a form that are not proved to take linear time: an applicant's text could
 * keep the server busy with them (T-25). Judged by redos-detector; what it cannot decide in time is
 * not proved.
 */
export function patternFaults(files: FormFiles): readonly Diagnostic[] {
  return [
    ...faultsIn(files.schema, `forms/${files.code}/schema.json`, ''),
    ...faultsIn(files.manifest, `forms/${files.code}/manifest.json`, ''),
  ];
}

/** Below `properties` a key is the name of a field. */
function faultsIn(value: unknown, file: string, pointer: string): readonly Diagnostic[] {
  if (typeof value !== 'object' || value === null) return [];
  const holdsFields = pointer.endsWith('/properties');
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isPattern = key === 'pattern' && !holdsFields && typeof inner === 'string';
    if (!isPattern) return faultsIn(inner, file, at);
    return isLinear(inner) ? [] : [fault(file, at)];
  });
}

function fault(file: string, pointer: string): Diagnostic {
  return {
    file,
    pointer,
    code: 'slow-pattern',
    message: 'This pattern is not proved to take linear time for every text',
    remedy:
      'Anchor it with ^ and $, and let no repetition begin where the one before may still go on.',
    severity: 'error',
  };
}

/** Time after which a pattern counts as not proved. */
const TIMEOUT_MS = 1000;
const known = new Map<string, boolean>();

function isLinear(pattern: string): boolean {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const verdict = judge(pattern);
  known.set(pattern, verdict);
  return verdict;
}

function judge(pattern: string): boolean {
  try {
    return isSafePattern(pattern, { unicode: true, timeout: TIMEOUT_MS }).safe;
  } catch {
    // No regular expression at all: the meta-schema says so better.
    return true;
  }
}
