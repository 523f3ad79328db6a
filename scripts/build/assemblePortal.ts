import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, sep } from 'node:path';
import { FONT_FILES } from '../../server/adapters/pdf/fontFiles.ts';
import { PREPARED_FILE } from '../../server/forms/compiler/prepareCompiler.ts';
import { ROOT } from '../command/run.ts';
import { DEFINITIONS } from './prerender.ts';

/** The folder of the assembled portal. */
export const PORTAL = join(ROOT, 'build/portal');

/** The parts of the project that the server reads, as paths from the root. */
const ROOMS = ['server', 'engine', 'schemas', 'forms', 'renderer/i18n/locales', 'LICENSE'];

/** The operator's commands, with the names of their files in `scripts`. */
const COMMANDS: Readonly<Record<string, string>> = {
  doctor: 'doctor',
  migrate: 'migrate',
  export: 'export',
  submission: 'submission',
  verify: 'verify',
  payments: 'payments',
  'forms:check': 'forms/check',
  'address:import': 'address/import',
  'supplement:new': 'supplement/new',
  'supplement:revoke': 'supplement/revoke',
};

/** The folders that these commands share. */
const BESIDE = ['command', 'address', 'export', 'operator'];

/** Files for people and debuggers, which nothing loads. */
const UNUSED_FILE = /\.(?:map|md|markdown|d\.[cm]?ts)$/;

const FONT_PACKAGES = /^node_modules\/@expo-google-fonts\//;

/** Files of packages that the server does not load: other builds, and sources. */
const UNUSED_BUILD = new RegExp(
  `^node_modules/(?:${[
    '@cantoo/pdf-lib/(?:cjs|dist|src|ts3\\.4)',
    'opencc-js/dist/(?:umd|esm/full\\.js)',
    'node-forge/dist',
  ].join('|')})(?:/|$)`,
);

/** Typst as native code and as WebAssembly: an installation needs only one of them. */
const NATIVE_TYPST = /\/typst-ts-node-compiler-/;
const PORTABLE_TYPST = /\/typst-ts-web-compiler$/;

/** Released versions are needed only where forms are developed (`npm run forms:diff`). */
const RELEASES = /[\\/]forms[\\/][A-Z0-9]+[\\/]releases$/;
const isUsed = (from: string) => !RELEASES.test(from);

/** The Node packages of the project: an installed portal uses the Node of the machine. */
const NODE_PACKAGES = /^node_modules\/node-(?:linux|win)-/;

/**
 * Assembles the folder that operators install: the server with everything that it loads, the built
 * site, the compiled forms and the bundled rules, without the playground, which is for authors. The
 * installation needs only Node 24. It contains the packages of this machine, so it runs on the same
 * operating system and processor type.
 *
 * @param folder the target, which is replaced; it must be outside the sources
 * @throws {Error} when the site is not built
 */
export function assemblePortal(folder: string = PORTAL): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = (path: string, filter?: (from: string) => boolean) =>
    cpSync(join(ROOT, path), join(folder, path), { recursive: true, ...(filter && { filter }) });
  for (const path of ROOMS) copy(path, isUsed);
  for (const name of Object.values(COMMANDS)) copy(`scripts/${name}.ts`);
  for (const name of BESIDE) copy(`scripts/${name}`);
  copy('build/site');
  for (const path of [DEFINITIONS, PREPARED_FILE]) copy(path.slice(ROOT.length + 1));
  for (const path of servedPackages()) copy(path, isLoaded);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(portalPackage(), null, 2)}\n`);
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Returns the folders of the installed packages that are not only for development. */
function servedPackages(): readonly string[] {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => !NODE_PACKAGES.test(path) && existsSync(join(ROOT, path)));
  const hasNative = packages.some((path) => NATIVE_TYPST.test(path));
  return packages.filter((path) => !hasNative || !PORTABLE_TYPST.test(path));
}

const FONTS = Object.values(FONT_FILES).flat();

/**
 * Checks whether the installation needs a file. Font packages contain all weights, of which the
 * server uses two. Packages within a package are copied separately.
 */
function isLoaded(from: string): boolean {
  const path = from.slice(ROOT.length + 1).replaceAll(sep, '/');
  if (/.\/node_modules$/.test(path) || UNUSED_BUILD.test(path)) return false;
  if (statSync(from).isDirectory()) return true;
  if (FONT_PACKAGES.test(path) && /\.(?:ttf|png)$/.test(path)) return FONTS.includes(from);
  return !UNUSED_FILE.test(path) || /licen[cs]e/i.test(basename(path));
}

/**
 * Returns the `package.json` of the installation: the project's, without development dependencies,
 * with the built commit.
 */
function portalPackage() {
  const { name, version, license, imports, dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const commands = Object.entries(COMMANDS).map(([command, file]) => [
    command,
    `node scripts/${file}.ts`,
  ]);
  return {
    name,
    version,
    ...commitOf(),
    private: true,
    license,
    type: 'module',
    imports,
    engines: { node: '>=24' },
    scripts: { start: 'node server/main.ts', ...Object.fromEntries(commands) },
    dependencies,
  };
}

/** Returns the built commit; an empty object without a repository. */
function commitOf(): { readonly commit?: string } {
  try {
    const head = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { commit: head.toString().trim() };
  } catch {
    return {};
  }
}
