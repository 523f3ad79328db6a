import { existsSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run, say } from '../command/run.ts';

/** The folder of builds and pictures, which is not part of the repository. */
export const VISUAL = join(ROOT, 'build/visual');

/**
 * Builds the current stories.
 *
 * @returns the folder of the build
 * @throws {Error} when the build fails
 */
export async function buildNow(): Promise<string> {
  return build(ROOT, join(VISUAL, 'storybook-now'));
}

/**
 * Builds the stories of a commit in a separate worktree, with the installed packages. It keeps the
 * build, so the same commit is built only once.
 *
 * @param commit the full hash of the commit
 * @returns the folder of the build
 * @throws {Error} when the commit does not exist, or the build fails
 */
export async function buildCommit(commit: string): Promise<string> {
  const folder = join(VISUAL, `storybook-${commit}`);
  if (existsSync(join(folder, 'index.json'))) return folder;
  const tree = join(VISUAL, 'tree');
  await dropTree(tree);
  await git('worktree', 'add', '--detach', tree, commit);
  try {
    const changed = await git('diff', '--name-only', commit, '--', 'package-lock.json');
    if (changed) say('The packages have changed since: they may cause differences.');
    await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    return await build(tree, folder);
  } finally {
    await dropTree(tree);
  }
}

/**
 * Returns the commit to compare with: the last commit, or its parent if no tracked file has
 * changed.
 */
export async function previousCommit(): Promise<string> {
  const changed = await git('status', '--porcelain', '--untracked-files=no');
  return hashOf(changed ? 'HEAD' : 'HEAD~1');
}

/** Returns the full hash of a commit by any of its names. @throws {Error} for an unknown name */
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
  // Removes the link first, so that its target stays.
  await rm(join(tree, 'node_modules'), { force: true });
  await run(['git', 'worktree', 'remove', '--force', tree], { keep: true });
  await run(['git', 'worktree', 'prune'], { keep: true });
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await run(['git', ...args], { keep: true });
  if (code !== 0) throw new Error(`Cannot run git ${args.join(' ')}: ${output.trim()}`);
  return output.trim();
}
