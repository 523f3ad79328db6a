import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import { heaviestPage } from '../../scripts/build/buildSite.ts';
import { FIRST_LOAD_LIMIT } from '../../scripts/build/firstLoad.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';

for (const language of LANGUAGES) {
  test(`the page of a form loads at most 170 KB of JavaScript in ${language}`, async ({ page }) => {
    const loaded = await firstLoad(page, language);
    const files = [...loaded].map(([path, bytes]) => `${bytes} ${path}`);
    const bytes = [...loaded.values()].reduce((sum, each) => sum + each, 0);
    // The form's own validator and rules are among them: the count has not missed what is lazy.
    expect(files.join('\n')).toMatch(/\/definitions\/LREAL1-\w+\.js[\s\S]*\/definitions\/rules-/);
    expect(bytes, files.join('\n')).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    test.info().annotations.push({ type: 'JavaScript, brotli bytes', description: `${bytes}` });
  });
}

test('no form has a first page with more', () => {
  const { page, bytes } = heaviestPage();
  expect(bytes, page).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
});

test('a drawn page asks for its form once, before the code has come that reads it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/index-*.js', async (route) => {
    // The code is late.
    await expect.poll(() => asked).toContain('/api/forms/LREAL1');
    await route.continue();
  });
  await withAcceptedTerms(page);
  await page.goto('/form/LREAL1?lang=en&skipIntro=true');
  await page.getByRole('radio').first().check();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/forms/LREAL1')).toHaveLength(1);
});

/** Bytes on the wire of each script that the page fetched before its first choice could be made. */
async function firstLoad(page: Page, language: Language): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    sizes.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await withAcceptedTerms(page);
  await page.goto(`/form/LREAL1?lang=${LANGUAGE_CODES[language].url}&skipIntro=true`);
  await page.getByRole('radio').first().check();
  await page.waitForLoadState('networkidle');
  const paths = [...sizes.keys()].sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, (await sizes.get(path)) ?? 0] as const)),
  );
}
