import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { LANGUAGES } from '#engine';
import { compressSite } from '../../scripts/build/compressSite.ts';
import { leanRjsf } from '../../scripts/build/leanRjsf.ts';
import { compileAll } from '../../server/forms/compileAll.ts';
import { definitionFiles } from '../../server/forms/definitionFiles.ts';
import { loadDefinition } from '../../server/forms/loadDefinition.ts';
import { PROJECT_ROOT } from '../../server/forms/readFormFiles.ts';
import { FLAT_DATA, FORM_DATA } from './answers.ts';
import { modelOf } from './modelOf.ts';

export const ENGINES = ['landform', 'twin', 'stock'] as const;
export const CASES = { particulars: 'subscriberParticulars', orders: 'orders' } as const;

export type Engine = (typeof ENGINES)[number];
export type CaseName = keyof typeof CASES;

const NOW = '2026-11-20T10:00:00+08:00';

/** Builds each page of the benchmark for production: `<folder>/<engine>/<case>/index.html`. */
export async function buildPages(folder: string): Promise<void> {
  const definitions = join(folder, 'definitions');
  const report = await compileAll({
    formsDirs: [join(PROJECT_ROOT, 'forms')],
    definitionsDir: definitions,
  });
  const compiled = report.compiled.find(({ code }) => code === 'LREAL1');
  if (!compiled) throw new Error('Cannot build the benchmark: LREAL1 does not compile');
  const source = await loadDefinition(definitions, compiled.code, compiled.hash);
  const english = { ...source, texts: source.texts[LANGUAGES[0] ?? 'en'] };
  const validator = join(definitions, definitionFiles(compiled.code, compiled.hash).validator);
  for (const name of Object.keys(CASES) as CaseName[]) {
    const first = CASES[name];
    const second = first === 'orders' ? 'subscriberParticulars' : 'orders';
    const benchCase = {
      plan: source.plan,
      texts: english.texts,
      steps: { first, second },
      models: { first: modelOf(english, first), second: modelOf(english, second) },
      formData: FORM_DATA,
      flatData: FLAT_DATA,
      now: NOW,
    };
    for (const engine of ENGINES) {
      const unused = engine === 'landform' ? ['models', 'flatData'] : ['plan', 'texts', 'formData'];
      const given = Object.entries(benchCase).filter(([key]) => !unused.includes(key));
      await buildPage(folder, engine, name, Object.fromEntries(given), validator);
    }
  }
  compressSite(join(folder, 'site'));
}

async function buildPage(
  folder: string,
  engine: Engine,
  name: CaseName,
  benchCase: unknown,
  validator: string,
): Promise<void> {
  const root = join(folder, 'pages', engine, name);
  await mkdir(root, { recursive: true });
  const script = join(PROJECT_ROOT, 'tests/bench/pages', `${engine}.tsx`);
  const style = engine === 'landform' ? `<link rel="stylesheet" href="${STYLES}">` : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${engine}</title>${style}</head><body><div id="app"></div><script type="module" src="${script}"></script></body></html>`;
  await writeFile(join(root, 'index.html'), html);
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    // Stock RJSF is built as it comes.
    plugins: [given(benchCase, validator), engine !== 'stock' && leanRjsf(), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(folder, 'site', engine, name),
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 5000,
      modulePreload: { polyfill: false },
    },
  });
}

const STYLES = join(PROJECT_ROOT, 'renderer/styles/base.css');

/** Brings the measured form into the page, as a module. */
function given(benchCase: unknown, validator: string): Plugin {
  return {
    name: 'bench-case',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('virtual:bench-') ? `\0${id}` : null),
    load: (id) => {
      if (id === '\0virtual:bench-case') {
        return `export const benchCase = ${JSON.stringify(benchCase)};`;
      }
      return id === '\0virtual:bench-validator'
        ? `export * as validator from ${JSON.stringify(validator)};`
        : null;
    },
  };
}
