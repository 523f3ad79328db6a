import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { LANGUAGES } from '#engine';
import { compileHints } from '../../scripts/build/compileHints.ts';
import { compressSite } from '../../scripts/build/compressSite.ts';
import { BROWSER_OUTPUT } from '../../scripts/build/firstFiles.ts';
import { leanRjsf } from '../../scripts/build/leanRjsf.ts';
import { hasList, LISTS, siteChunks } from '../../scripts/build/siteChunks.ts';
import { PROJECT_ROOT } from '../../server/config/projectRoot.ts';
import { compileAll } from '../../server/forms/compileAll.ts';
import { definitionFiles } from '../../server/forms/definitionFiles.ts';
import { loadDefinition } from '../../server/forms/loadDefinition.ts';
import { FLAT_DATA, FORM_DATA } from './answers.ts';
import { writeHouseForms } from './houseForm.ts';
import { modelOf } from './modelOf.ts';
import { type Peer, scriptOf } from './peers.ts';
import { SIZED } from './sizes.ts';

export const ENGINES = ['landform', 'twin', 'stock'] as const;

export type Engine = (typeof ENGINES)[number] | Peer;

const NOW = '2026-11-20T10:00:00+08:00';

/** A measured page: a form of the repository, or a generated form of a given size. */
export interface Page {
  readonly name: string;
  readonly code: string;
  /** Steps of the form: the measured step, and the step that "switch step" opens. */
  readonly steps: { readonly first: string; readonly second: string };
  /** Whether the page has a button that adds a record. */
  readonly hasList: boolean;
  /** Whether the twin shows every record open. */
  readonly allOpen: boolean;
}

/** The particulars and the 49 orders of LREAL1, then generated pages of given sizes. */
export const PAGES: readonly Page[] = [
  page('particulars', 'LREAL1', { first: 'subscriberParticulars', second: 'orders' }),
  page('orders', 'LREAL1', { first: 'orders', second: 'subscriberParticulars' }, true),
  ...Object.entries(SIZED).map(([code, { first, allOpen = false }]) =>
    page(code, code, { first: 'first', second: 'second' }, first.list !== undefined, allOpen),
  ),
];

function page(
  name: string,
  code: string,
  steps: Page['steps'],
  hasList = false,
  allOpen = false,
): Page {
  return { name, code, steps, hasList, allOpen };
}

/** Builds pages of the benchmark for production: `<folder>/site/<engine>/<name>/index.html`. */
export async function buildPages(
  folder: string,
  pages: readonly Page[],
  engines: readonly Engine[],
): Promise<void> {
  const definitions = join(folder, 'definitions');
  const made = join(folder, 'forms');
  await writeHouseForms(made);
  const report = await compileAll({
    formsDirs: [join(PROJECT_ROOT, 'forms'), made],
    definitionsDir: definitions,
  });
  for (const each of pages) {
    const compiled = report.compiled.find(({ code }) => code === each.code);
    if (!compiled) throw new Error(`Cannot build the benchmark: ${each.code} does not compile`);
    const source = await loadDefinition(definitions, compiled.code, compiled.hash);
    const files = definitionFiles(compiled.code, compiled.hash);
    const modules = {
      validator: join(definitions, files.validator),
      conditions: join(definitions, files.conditions),
    };
    const given = givenTo(each, { ...source, texts: source.texts[LANGUAGES[0] ?? 'en'] });
    for (const engine of engines) {
      const parts = engine === 'landform' ? given.house : given.others;
      await buildPage(folder, engine, each.name, { ...given.all, ...parts }, modules);
    }
  }
  compressSite(join(folder, 'site'));
}

/** Returns the pages' input: for all engines, for Landform, and for engines with a plain model. */
function givenTo({ code, steps, allOpen }: Page, source: Parameters<typeof modelOf>[0]) {
  const sized = SIZED[code];
  const { plan, texts } = source;
  const modelled = () => ({
    first: modelOf(source, steps.first),
    second: modelOf(source, steps.second),
  });
  return {
    all: { steps, allOpen, now: NOW },
    house: { plan, texts, formData: sized?.data ?? FORM_DATA },
    others: {
      models: sized ? { first: sized.first, second: sized.second } : modelled(),
      flatData: sized?.data ?? FLAT_DATA,
    },
  };
}

/** Paths of the modules of a compiled form. */
interface Modules {
  readonly validator: string;
  readonly conditions: string;
}

async function buildPage(
  folder: string,
  engine: Engine,
  name: string,
  benchCase: unknown,
  modules: Modules,
): Promise<void> {
  const root = join(folder, 'pages', engine, name);
  await mkdir(root, { recursive: true });
  const script = scriptOf(engine);
  const style = engine === 'landform' ? `<link rel="stylesheet" href="${STYLES}">` : '';
  const drawn = engine === 'landform' ? await draw(folder, name, benchCase, modules) : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${engine}</title>${style}</head><body><div id="app">${drawn}</div><script type="module" src="${script}"></script></body></html>`;
  await writeFile(join(root, 'index.html'), html);
  const outDir = join(folder, 'site', engine, name);
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    // Stock RJSF is built unmodified.
    plugins: [
      given(benchCase, modules),
      react(),
      ...(engine === 'landform' ? [leanRjsf(), compileHints()] : []),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 5000,
      modulePreload: { polyfill: false },
      // Stock RJSF and the hand-written twin are built unmodified.
      ...(engine === 'landform' && {
        manifest: true,
        rolldownOptions: { output: BROWSER_OUTPUT },
      }),
    },
  });
  if (hasList(drawn)) nameLists(outDir);
}

/** Adds preload links for the code of lists to a page's head, as `npm run build` does. */
function nameLists(site: string): void {
  const page = join(site, 'index.html');
  const links = siteChunks(site)(LISTS).map(
    (name) => `<link rel="modulepreload" crossorigin href="./${name}">`,
  );
  writeFileSync(page, readFileSync(page, 'utf8').replace('</head>', `${links.join('')}</head>`));
}

/** Prerenders Landform's page, as `npm run build` does with the portal's first pages. */
async function draw(
  folder: string,
  name: string,
  benchCase: unknown,
  modules: Modules,
): Promise<string> {
  const outDir = join(folder, 'drawn', name);
  await build({
    configFile: false,
    root: PROJECT_ROOT,
    logLevel: 'error',
    plugins: [given(benchCase, modules), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(PROJECT_ROOT, 'tests/bench/pages/landformDraw.tsx'),
      outDir,
      emptyOutDir: true,
      target: 'es2023',
    },
  });
  const url = pathToFileURL(join(outDir, 'landformDraw.js'));
  url.search = String(Date.now());
  const { drawn } = (await import(url.href)) as typeof import('./pages/landformDraw.tsx');
  return drawn;
}

const STYLES = join(PROJECT_ROOT, 'renderer/styles/base.css');

/** Returns a plugin that provides the measured form as virtual modules. */
function given(benchCase: unknown, modules: Modules): Plugin {
  return {
    name: 'bench-case',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:bench-') ? `\0${id}` : null),
    load: (id) => {
      if (id === '\0virtual:bench-case') {
        // The page parses this input from text, as the portal's page parses fetched JSON.
        return `export const benchCase = JSON.parse(${JSON.stringify(JSON.stringify(benchCase))});`;
      }
      const [, name] = /^\0virtual:bench-(validator|conditions)$/.exec(id) ?? [];
      return name ? `export * from ${JSON.stringify(modules[name as keyof Modules])};` : null;
    },
  };
}
