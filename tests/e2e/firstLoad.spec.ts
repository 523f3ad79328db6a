import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import { heaviestPage } from '../../scripts/build/buildSite.ts';
import { FIRST_LOAD_LIMIT } from '../../scripts/build/firstLoad.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';

/** The code that validates answers: the form's validator, the rule library, the engine's half. */
const VALIDATION =
  /\/definitions\/(?:LREAL1-\w+|rules-\w+)\.js$|\/assets\/formValidator-[\w-]+\.js$/;

for (const language of LANGUAGES) {
  test(`the page of a form loads at most 170 KB of JavaScript in ${language}`, async ({ page }) => {
    const { first, behind } = await loads(page, language);
    const files = [...first].map(([path, bytes]) => `${bytes} ${path}`);
    const bytes = sum(first);
    // The tests of the form's conditions are among them: the count includes lazy-loaded files.
    expect(files.join('\n')).toMatch(/\/definitions\/LREAL1-\w+\.conditions\.js/);
    expect(bytes, files.join('\n')).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    const told = `${bytes}, and ${sum(behind)} behind it`;
    test.info().annotations.push({ type: 'JavaScript, brotli bytes', description: told });
  });
}

/** How a form is submitted by somebody else, among the ways to do so. */
const REPRESENTATIVE = 3;

const sum = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((total, each) => total + each, 0);

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

/** Bytes on the wire of the scripts that a page needs before it can be used, and of those that come behind. */
async function loads(page: Page, language: Language) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js')) return;
    sizes.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  const used = Promise.withResolvers<void>();
  await page.route(VALIDATION, async (route) => {
    await used.promise;
    await route.continue();
  });
  await withAcceptedTerms(page);
  await page.goto(`/form/LREAL1?lang=${LANGUAGE_CODES[language].url}&skipIntro=true`);
  // Held back, the rules are asked for and do not come.
  await expect.poll(() => asked.some((path) => VALIDATION.test(path))).toBe(true);
  const before = new Set(asked.filter((path) => !VALIDATION.test(path)));
  // The page's code receives the choice and updates the dependent fields anyway.
  await page.getByRole('radio').nth(REPRESENTATIVE).check();
  await expect(page.locator('#f-OrgRepresentative')).toBeVisible();
  used.resolve();
  // The rules come by themselves: the form's, the library, the engine's half.
  await expect.poll(() => [...sizes.keys()].filter((path) => VALIDATION.test(path)).length).toBe(3);
  const all = await settled(sizes);
  const part = (isFirst: boolean) =>
    new Map([...all].filter(([path]) => before.has(path) === isFirst));
  return { first: part(true), behind: part(false) };
}

async function settled(sizes: ReadonlyMap<string, Promise<number>>) {
  const paths = [...sizes.keys()].sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, (await sizes.get(path)) ?? 0] as const)),
  );
}
