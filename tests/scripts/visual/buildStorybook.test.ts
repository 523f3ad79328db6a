import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildCommit,
  hashOf,
  previousCommit,
  VISUAL,
} from '../../../scripts/visual/buildStorybook.ts';
import { fakeTools } from '../support/fakeTools.ts';
import { printedLines } from '../support/printedLines.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const lines = printedLines();
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

describe('buildCommit', () => {
  /** Replaces git's worktrees by plain folders, and the end of Storybook. */
  function replaceBuild(statements: string): void {
    fakeTools(folder(), {
      git: `echo "$*" >>${folder()}/calls
        case "$1 $2" in
          "worktree add") /bin/mkdir -p "$4" ;;
          "worktree remove") /bin/rm -rf "$4" ;;
        esac`,
    });
    const file = join(folder(), 'preload.mjs');
    writeFileSync(file, `const { argv } = process;\n${statements}`);
    vi.stubEnv('NODE_OPTIONS', `--import=${file}`);
  }
  const calls = () => readFileSync(join(folder(), 'calls'), 'utf8').trim().split('\n');
  const tree = join(VISUAL, 'tree');
  const output = join(VISUAL, 'storybook-c0ffee');

  it('builds the stories of the commit in a worktree, which it removes', async () => {
    replaceBuild('process.exit(argv.at(-1).endsWith("storybook-c0ffee") ? 0 : 1)');
    expect(await buildCommit('c0ffee')).toBe(output);
    expect(calls()).toEqual([
      `worktree remove --force ${tree}`,
      'worktree prune',
      `worktree add --detach ${tree} c0ffee`,
      'diff --name-only c0ffee -- package-lock.json',
      `worktree remove --force ${tree}`,
      'worktree prune',
    ]);
    expect(existsSync(tree)).toBe(false);
    expect(lines()).toEqual([`Building ${output}`]);
  });

  it('throws the output of a failed build, and removes the worktree', async () => {
    replaceBuild('console.log("no story"); process.exit(1)');
    await expect(buildCommit('c0ffee')).rejects.toThrow(
      `Cannot build the stories of ${tree}: no story`,
    );
    expect(existsSync(tree)).toBe(false);
    expect(existsSync(output)).toBe(false);
  });
});
