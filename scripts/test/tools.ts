import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from '../command/run.ts';

/** A program of the operating system that a suite needs. */
export interface Tool {
  /** The names under which it may be installed; the first one found is used. */
  readonly names: readonly string[];
  /** The Debian package that contains it. */
  readonly debian: string;
}

/** Every system tool that a test may need. */
export const TOOLS = {
  // The browser without windows, whose rendering takes up to a fifth of the time
  // (docs/decisions/101).
  chromium: {
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    debian: 'chromium-headless-shell',
  },
  firefox: { names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  xvfb: { names: ['Xvfb'], debian: 'xvfb' },
  chineseFonts: { names: ['/usr/share/fonts/opentype/noto'], debian: 'fonts-noto-cjk' },
  pdfsig: { names: ['pdfsig'], debian: 'poppler-utils' },
  pdftotext: { names: ['pdftotext'], debian: 'poppler-utils' },
  // LibreOffice, which needs separate packages to open Word documents and tables.
  writer: {
    names: ['/usr/lib/libreoffice/program/libswlo.so'],
    debian: 'libreoffice-writer-nogui',
  },
  calc: {
    names: ['/usr/lib/libreoffice/program/libsclo.so'],
    debian: 'libreoffice-calc-nogui',
  },
  certutil: { names: ['certutil'], debian: 'libnss3-tools' },
  qpdf: { names: ['qpdf'], debian: 'qpdf' },
  openssl: { names: ['openssl'], debian: 'openssl' },
  initdb: {
    names: ['initdb', ...[18, 17, 16, 15].map((v) => `/usr/lib/postgresql/${v}/bin/initdb`)],
    debian: 'postgresql',
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** The path of a tool, or the reason why it is unavailable. */
export type Found = { readonly path: string } | { readonly missing: string };

/**
 * Finds a tool, or installs its Debian package if possible (as root, with apt-get).
 *
 * @param name the tool's name in `TOOLS`
 * @returns its path, or the reason why it is missing; never throws
 */
export async function ensureTool(name: ToolName): Promise<Found> {
  const tool: Tool = TOOLS[name];
  const found = findTool(name);
  if (found) return { path: found };
  if (process.getuid?.() !== 0 || !which('apt-get')) {
    return { missing: `${name} not found; install it with: apt-get install ${tool.debian}` };
  }
  say(`installing ${tool.debian} for ${name} …`);
  const installed = await install(tool.debian);
  const path = findTool(name);
  return path ? { path } : { missing: `${name} not found and ${tool.debian} ${installed}` };
}

/** Returns the browser for tests: the one in `CHROMIUM_PATH`, otherwise an installed one. */
export function browserPath(): string {
  return process.env.CHROMIUM_PATH ?? findTool('chromium') ?? 'chromium';
}

/** Returns the path of a tool, if it is installed. */
function findTool(name: ToolName): string | undefined {
  const { names }: Tool = TOOLS[name];
  for (const each of names) {
    const path = which(each);
    if (path) return path;
  }
  return undefined;
}

function which(name: string): string | undefined {
  if (name.startsWith('/')) return existsSync(name) ? name : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function install(debian: string): Promise<string> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', debian];
  if ((await run(command, { keep: true, env })).code === 0) return 'was installed';
  await run(['apt-get', 'update'], { keep: true, env });
  const second = await run(command, { keep: true, env });
  return second.code === 0 ? 'was installed' : `could not be installed (code ${second.code})`;
}
