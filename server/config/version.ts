import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VersionResponse } from '#schemas/types/version-response.generated.d.ts';
import type { Config } from './config.ts';
import { PROJECT_ROOT } from './projectRoot.ts';

/** The version of the running build. */
export type Version = Readonly<VersionResponse>;

/**
 * Returns the body of `/version`. Outside demo it contains the version only; the log has the rest.
 */
export function versionFor(mode: Config['mode']): Version {
  const all = readVersion();
  return mode === 'demo' ? all : { version: all.version };
}

/** Returns the version of this build; the commit is `unknown` without a repository. */
export function readVersion(): Version {
  const about = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
    /** The commit that an installed portal was built from. */
    readonly commit?: string;
  };
  return { version: about.version, commit: about.commit ?? commit(), node: process.version };
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim();
  } catch {
    return 'unknown';
  }
}
