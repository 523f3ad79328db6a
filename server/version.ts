import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { PROJECT_ROOT } from './projectRoot.ts';
import type { Version } from './routes/health/healthRoutes.ts';

/** What `/version` tells everybody: outside demo no more than the version, the rest is in the log. */
export function versionFor(mode: Config['mode']): Version {
  const all = readVersion();
  return mode === 'demo' ? all : { version: all.version };
}

/** Which build this is; the commit is `unknown` where there is no repository. */
export function readVersion(): Version {
  const about = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    readonly version: string;
    /** That an installed portal was built from. */
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
