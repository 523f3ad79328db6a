import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../../package.json' with { type: 'json' };
import { PROJECT_ROOT } from '../../../../server/config/projectRoot.ts';

/** Matches value imports, and the files of worker threads and processes that a module starts. */
const IMPORTS =
  /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)|new URL\('(\.[^']+\.ts)', import\.meta/gm;

const FOLDERS: Readonly<Record<string, string>> = packageJson.imports;

/** Returns the files that a process loads, relative to the root, and the packages it imports. */
function loadedFrom(entry: string, except: readonly string[] = []) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [resolve(PROJECT_ROOT, entry)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const shown = relative(PROJECT_ROOT, file);
    if (files.has(shown) || except.includes(shown)) continue;
    files.add(shown);
    for (const id of importsOf(file)) {
      const path = pathOf(id, file);
      if (path !== undefined) waiting.push(path);
      else packages.add(packageOf(id));
    }
  }
  return { files: [...files], packages: [...packages].sort() };
}

function importsOf(file: string): readonly string[] {
  if (!file.endsWith('.ts')) return [];
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)]
    .map(([, ...named]) => named.find((each) => each !== undefined) ?? '')
    .filter((id) => !id.startsWith('node:'));
}

/** Returns the file that an import names; `undefined` for a package. */
function pathOf(id: string, from: string): string | undefined {
  if (id.startsWith('.')) return resolve(dirname(from), id);
  const alias = FOLDERS[id] ?? (id.startsWith('#') ? `./${id.slice(1)}` : undefined);
  return alias && resolve(PROJECT_ROOT, alias);
}

const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

const COMPILER = 'server/forms/compileWorker.ts';
const BUNDLER = 'server/forms/compiler/buildRules.ts';

describe('the serving process', () => {
  const { files, packages } = loadedFrom('server/main.ts', [COMPILER]);

  it('does not load the form compiler or the bundler', () => {
    expect(files).toContain('server/forms/CompilerProcess.ts');
    const unwanted = /^(?:engine\/compiler|server\/forms\/(?:check|compileAll|buildRules))/;
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
    expect(packages).not.toContain('rolldown');
  });
});

describe('an installed portal', () => {
  it('has every package that it loads in its dependencies', () => {
    const { packages } = loadedFrom('server/main.ts', [BUNDLER]);
    expect(packages).toContain('redos-detector');
    expect(packages.filter((name) => !Object.hasOwn(packageJson.dependencies, name))).toEqual([]);
  });
});
