import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import type { PageToRender } from '../../renderer/prerender.tsx';
import { compileAll } from '../../server/forms/compileAll.ts';
import { DEFINITIONS_URL, definitionFiles } from '../../server/forms/definitionFiles.ts';
import { loadDefinition } from '../../server/forms/loadDefinition.ts';
import type { CatalogueForm } from '../../server/ports/forms/FormCatalogue.ts';
import { ROOT, say } from '../command/run.ts';
import { withPageTitle } from './pageTitle.ts';
import { assertWhole, hasList, LISTS, siteChunks } from './siteChunks.ts';

/** The folder of the forms compiled for prerendering. */
export const DEFINITIONS = join(ROOT, 'build/definitions');
const BUNDLE = join(ROOT, 'build/prerender');

/** The prerendered screens, with their part of the file name. */
const SCREENS = [
  { name: 'intro', skipIntro: false },
  { name: 'first', skipIntro: true },
] as const;

/**
 * Prerenders the notes and the first own step of every form in every language into the built site:
 * `prerendered/<CODE>.<language>.<intro|first>.html`. The browser hydrates them when its code is
 * loaded. A form added later is rendered in the browser until the next build.
 *
 * @param site the built site
 * @returns the number of pages written
 */
export async function prerender(site: string): Promise<number> {
  const renderPage = await loadPrerender();
  const report = await compileAll({
    formsDirs: [join(ROOT, 'forms')],
    definitionsDir: DEFINITIONS,
  });
  for (const { code } of report.withheld) say(`not prerendered, since it has faults: ${code}`);
  const folder = join(site, 'prerendered');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shell = readFileSync(join(site, 'index.html'), 'utf8');
  const filesOf = siteChunks(site);
  let pages = 0;
  for (const { code, hash, rules } of report.compiled) {
    const form = await loadDefinition(DEFINITIONS, code, hash);
    for (const language of LANGUAGES) {
      for (const { name, skipIntro } of SCREENS) {
        const now = new Date().toISOString();
        const texts = form.texts[language];
        const { plan, validator: tests } = form;
        const html = await renderPage({ plan, tests, texts, language, skipIntro, now });
        assertWhole(html, `${code}.${language}.${name}`);
        const page = intoShell(shell, form, language, {
          html,
          screen: name,
          rules,
          chunks: [...filesOf(LANGUAGE_CHUNKS[language]), ...(hasList(html) ? filesOf(LISTS) : [])],
        });
        writeFileSync(join(folder, `${code}.${language}.${name}.html`), page);
        pages += 1;
      }
    }
  }
  return pages;
}

/** Builds the renderer for Node and returns its function that renders a page. */
async function loadPrerender(): Promise<(page: PageToRender) => Promise<string>> {
  // Each build gets its own folder, because Node caches modules by their URL. A query would not
  // work: chunks import the entry without it, and would get a second copy of the React contexts.
  rmSync(BUNDLE, { recursive: true, force: true });
  const bundle = join(BUNDLE, String(Date.now()));
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: 'prerender.tsx',
      outDir: bundle,
      manifest: false,
      copyPublicDir: false,
    },
  });
  const file = pathToFileURL(join(bundle, 'prerender.js'));
  const { renderPage } = (await import(file.href)) as typeof import('../../renderer/prerender.tsx');
  return renderPage;
}

/** A prerendered screen, and the scripts that its page needs. */
interface PrerenderedScreen {
  readonly html: string;
  readonly screen: (typeof SCREENS)[number]['name'];
  readonly rules: string;
  /**
   * The chunks from the site's root: of its language, and of rendered parts that other pages
   * lazy-load.
   */
  readonly chunks: readonly string[];
}

/** Returns the page around the screen; its head lists the files that the browser needs next. */
function intoShell(
  shell: string,
  { code, hash, texts }: CatalogueForm,
  language: Language,
  { html, screen, rules, chunks }: PrerenderedScreen,
): string {
  const files = definitionFiles(code, hash);
  // The validator is not preloaded, because the page lazy-loads it.
  const asks = readFileSync(join(DEFINITIONS, files.conditions), 'utf8').includes(rules);
  const definitions = [files.conditions, ...(asks ? [rules] : [])];
  const modules = [
    ...chunks.map((name) => `/${name}`),
    ...definitions.map((name) => `${DEFINITIONS_URL}${name}`),
  ];
  const data = [
    `/api/forms/${code}`,
    ...[files.plan, files.texts[language]].map((name) => `${DEFINITIONS_URL}${name}`),
  ];
  const links = [
    ...modules.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
    ...data.map((url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`),
  ];
  const title = texts[language]['$form.title'] ?? code;
  return withPageTitle(shell, title, language)
    .replace('<html lang="en">', `<html lang="${LANGUAGE_CODES[language].html}">`)
    .replace('</head>', `${links.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-form="${code}" data-screen="${screen}" data-definition="${hash}">${html}</div>`,
    );
}

/** The chunks of the product's texts, by the names of their modules. */
const LANGUAGE_CHUNKS: Readonly<Record<Language, string>> = {
  en: 'en',
  'zh-Hant': 'zhHant',
  'zh-Hans': 'zhHans',
};
