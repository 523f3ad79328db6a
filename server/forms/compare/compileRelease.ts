import type { CompiledForm } from '#compiler';
import type { Workbench } from '../compiler/Workbench.ts';
import { filesIn, readReleasedForm } from '../source/releasedForm.ts';
import type { Releases } from '../source/releases.ts';
import type { FormInVersion } from './FormInVersion.ts';

/** The reason why a released version cannot be compared. */
export type Unavailable = 'not-released' | 'not-kept' | 'not-compiled';

/**
 * Compiles a released version with the present compiler.
 *
 * @param version version to compile; the newest version when absent
 * @throws {Error} when the stored file is damaged
 */
export async function compileRelease(
  workbench: Workbench,
  formsDir: string,
  releases: Releases,
  { code, version }: { readonly code: string; readonly version?: number | undefined },
): Promise<FormInVersion | Unavailable> {
  const versions = Object.hasOwn(releases, code) ? (releases[code] ?? {}) : {};
  const wanted = version ?? Math.max(...Object.keys(versions).map(Number));
  const contentHash = versions[wanted];
  if (contentHash === undefined) return 'not-released';
  const kept = await readReleasedForm(formsDir, { code, version: wanted, contentHash });
  if (!kept) return 'not-kept';
  return versionOf(workbench.compile(kept.files, kept.shared)) ?? 'not-compiled';
}

/**
 * Returns a compiled form as a version for comparison; `undefined` when the form did not compile.
 */
export function versionOf(compiled: CompiledForm): FormInVersion | undefined {
  const { plan, content } = compiled;
  return plan && content !== undefined ? { ...filesIn(content), plan, compiled } : undefined;
}
