import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hashOf, previousCommit } from '../../../scripts/visual/buildStorybook.ts';
import { fakeTools } from '../support/fakeTools.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
afterEach(() => vi.unstubAllEnvs());

/** Replaces git: it prints `status` for `git status`, and a hash for `git rev-parse`. */
function replaceGit(status: string): void {
  fakeTools(folder(), {
    git: `echo "$*" >>${folder()}/calls
      case "$1" in
        status) printf '%s' '${status}' ;;
        rev-parse) echo "  hash of $3 " ;;
      esac`,
  });
}

describe('previousCommit', () => {
  it('is the last commit when a tracked file has changed, otherwise its parent', async () => {
    replaceGit(' M engine/a.ts');
    expect(await previousCommit()).toBe('hash of HEAD^{commit}');
    replaceGit('');
    expect(await previousCommit()).toBe('hash of HEAD~1^{commit}');
    const calls = readFileSync(join(folder(), 'calls'), 'utf8');
    expect(calls).toContain('status --porcelain --untracked-files=no\n');
  });
});

describe('hashOf', () => {
  it('throws the words of git for an unknown name', async () => {
    fakeTools(folder(), { git: 'echo "fatal: Needed a single revision" >&2; exit 128' });
    await expect(hashOf('nothing')).rejects.toThrow(
      'Cannot run git rev-parse --verify nothing^{commit}: fatal: Needed a single revision',
    );
    expect(existsSync(join(folder(), 'calls'))).toBe(false);
  });
});
