import { existsSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run, say } from '../run.ts';

/** Where builds and pictures lie: no part of the repository. */
export const VISUAL = join(ROOT, 'build/visual');

/**
 * Builds the stories as they are now.
 *
 * @returns the folder of the build
 * @throws when they cannot be built
 */
export async function buildNow(): Promise<string> {
  return build(ROOT, join(VISUAL, 'storybook-now'));
}

/**
 * Builds the stories of a commit in a worktree of its own, with the packages that are installed. The
 * build of a commit is kept: the same commit is built once.
 *
 * @param commit its full hash
 * @returns the folder of the build
 * @throws when the commit is not there, or its stories cannot be built
 */
export async function buildCommit(commit: string): Promise<string> {
  const folder = join(VISUAL, `storybook-${commit}`);
  if (existsSync(join(folder, 'index.json'))) return folder;
  const tree = join(VISUAL, 'tree');
  await dropTree(tree);
  await git('worktree', 'add', '--detach', tree, commit);
  try {
    const changed = await git('diff', '--name-only', commit, '--', 'package-lock.json');
    if (changed) say('The packages have changed since: what differs may come of them.');
    await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    return await build(tree, folder);
  } finally {
    await dropTree(tree);
  }
}

/** The commit to compare with: the last one, or the one before when nothing was changed since. */
export async function previousCommit(): Promise<string> {
  const changed = await git('status', '--porcelain', '--untracked-files=no');
  return hashOf(changed ? 'HEAD' : 'HEAD~1');
}

/** The full hash of a commit by any of its names. @throws when there is none */
export function hashOf(name: string): Promise<string> {
  return git('rev-parse', '--verify', `${name}^{commit}`);
}

async function build(tree: string, output: string): Promise<string> {
  say(`Building ${output}`);
  const command = ['storybook', 'build', '--disable-telemetry', '--quiet', '--output-dir', output];
  const { code, output: words } = await run(command, { keep: true, cwd: tree });
  if (code === 0) return output;
  await rm(output, { recursive: true, force: true });
  throw new Error(`Cannot build the stories of ${tree}: ${words.slice(-2000)}`);
}

async function dropTree(tree: string): Promise<void> {
  // The link first: what it points to must stay.
  await rm(join(tree, 'node_modules'), { force: true });
  await run(['git', 'worktree', 'remove', '--force', tree], { keep: true });
  await run(['git', 'worktree', 'prune'], { keep: true });
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await run(['git', ...args], { keep: true });
  if (code !== 0) throw new Error(`Cannot run git ${args.join(' ')}: ${output.trim()}`);
  return output.trim();
}
