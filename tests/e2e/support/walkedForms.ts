import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, type Manifest } from '#engine';
import type { Sample } from '../../../server/forms/check/checkSample.ts';
import pending from '../../forms/pending.json' with { type: 'json' };

const FORMS = 'forms';

/**
 * Forms of every `npm test`: free, signed and paid, paid at the counter, signed only, printed only,
 * closed.
 */
const ALWAYS: readonly string[] = ['ATI', 'LREAL1', 'LR173', 'LR175', 'LR161', 'LRSI1T'];

/** Number of changed forms that `npm test` walks; `npm run e2e:all` walks all forms. */
const MOST_CHANGED = 8;

/** A form to walk through, with the data of its folder. */
export interface WalkedFolder {
  readonly code: string;
  readonly languages: readonly Language[];
  readonly sample: Sample;
  /** Languages of its walks in `npm test`. */
  readonly chosen: readonly Language[];
  /** The screen at which the walk must stop for now, and the reason. */
  readonly pending: PendingForm | undefined;
}

/** An entry of `tests/forms/pending.json`. */
export interface PendingForm {
  readonly code: string;
  /** Id of an own step, or the kind of another screen. */
  readonly until: string;
  readonly reason: string;
}

/** Returns every form of the project with a sample. */
export function walkedFolders(): readonly WalkedFolder[] {
  const codes = readdirSync(FORMS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(fileOf(entry.name, SAMPLE)))
    .map(({ name }) => name)
    .sort();
  const changed = changedForms().filter((code) => codes.includes(code) && !ALWAYS.includes(code));
  return codes.map((code) => {
    const languages = read<Manifest>(code, 'manifest.json').languages ?? LANGUAGES;
    const once = changed.slice(0, MOST_CHANGED).includes(code) ? languages.slice(0, 1) : [];
    return {
      code,
      languages,
      sample: read<Sample>(code, SAMPLE),
      chosen: ALWAYS.includes(code) ? languages : once,
      pending: pendingForms.find((each) => each.code === code),
    };
  });
}

const pendingForms: readonly PendingForm[] = pending;

const SAMPLE = 'samples/full.json';

/** Returns the forms whose folder differs from the main branch, or has uncommitted changes. */
function changedForms(): readonly string[] {
  try {
    const [base = 'HEAD'] = git('for-each-ref', '--format=%(refname:short)', 'refs/remotes/*/main');
    const files = [
      ...git('diff', '--name-only', base, '--', FORMS),
      ...git('ls-files', '--others', '--exclude-standard', '--', FORMS),
    ];
    return [...new Set(files.map((file) => file.split('/')[1] ?? ''))];
  } catch {
    // Without git, no form counts as changed.
    return [];
  }
}

function git(...args: readonly string[]): readonly string[] {
  const text = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return text.split('\n').filter((line) => line !== '');
}

function read<T>(code: string, file: string): T {
  return JSON.parse(readFileSync(fileOf(code, file), 'utf8')) as T;
}

function fileOf(code: string, file: string): string {
  return join(FORMS, code, file);
}
