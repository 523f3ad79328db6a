import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import type { PageToDraw } from '../../renderer/prerender.tsx';
import { compileAll } from '../../server/forms/compileAll.ts';
import { DEFINITIONS_URL, definitionFiles } from '../../server/forms/definitionFiles.ts';
import { loadDefinition } from '../../server/forms/loadDefinition.ts';
import type { CatalogueForm } from '../../server/ports/FormCatalogue.ts';
import { ROOT, say } from '../run.ts';
import { withPageTitle } from './pageTitle.ts';
import { hasList, LISTS, siteChunks } from './siteChunks.ts';

/** Where the forms are compiled to for the drawing. */
export const DEFINITIONS = join(ROOT, 'build/definitions');
const BUNDLE = join(ROOT, 'build/prerender');

/** The screens drawn beforehand, by the part of the file's name. */
const SCREENS = [
  { name: 'intro', skipIntro: false },
  { name: 'first', skipIntro: true },
] as const;

/**
 * Draws the notes and the first own step of every form in every language into the built site:
 * `prerendered/<CODE>.<language>.<intro|first>.html`. The browser takes them over when its code has
 * arrived; a form dropped in later is drawn in the browser until the next build.
 *
 * @param site the built site
 * @returns how many pages were written
 */
export async function prerender(site: string): Promise<number> {
  const drawPage = await loadDrawing();
  const report = await compileAll({
    formsDirs: [join(ROOT, 'forms')],
    definitionsDir: DEFINITIONS,
  });
  for (const { code } of report.withheld) say(`not drawn, since it has faults: ${code}`);
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
        const html = await drawPage({ plan, tests, texts, language, skipIntro, now });
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

/** Builds the renderer once for Node and takes its drawing function. */
async function loadDrawing(): Promise<(page: PageToDraw) => Promise<string>> {
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: 'prerender.tsx',
      outDir: BUNDLE,
      manifest: false,
      copyPublicDir: false,
    },
  });
  const file = pathToFileURL(join(BUNDLE, 'prerender.js'));
  file.search = String(Date.now());
  const { drawPage } = (await import(file.href)) as typeof import('../../renderer/prerender.tsx');
  return drawPage;
}

/** A drawn screen, and the scripts that its page needs. */
interface Drawing {
  readonly html: string;
  readonly screen: (typeof SCREENS)[number]['name'];
  readonly rules: string;
  /** From the site's root: of its language, and of what was drawn that comes late elsewhere. */
  readonly chunks: readonly string[];
}

/** The page around the drawing, with what the browser will need next named in its head. */
function intoShell(
  shell: string,
  { code, hash, texts }: CatalogueForm,
  language: Language,
  { html, screen, rules, chunks }: Drawing,
): string {
  const files = definitionFiles(code, hash);
  // What judges the answers is no part of it: it comes once the page is there.
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

/** The chunks of the product's texts, by their modules' names. */
const LANGUAGE_CHUNKS: Readonly<Record<Language, string>> = {
  en: 'en',
  'zh-Hant': 'zhHant',
  'zh-Hans': 'zhHans',
};
