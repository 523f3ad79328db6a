import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import { heaviestPage } from '../../scripts/build/buildSite.ts';
import { FIRST_LOAD_LIMIT } from '../../scripts/build/firstLoad.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';

/** The code that validates answers: the form's validator, the rule library, the engine's half. */
const VALIDATION =
  /\/definitions\/(?:LREAL1-\w+|rules-\w+)\.js$|\/assets\/formValidator-[\w-]+\.js$/;

for (const language of LANGUAGES) {
  test(`first load: the page of a form loads at most 170 KB of JavaScript in ${language}`, async ({
    page,
  }) => {
    const { first, behind } = await loads(page, language);
    const files = [...first].map(([path, bytes]) => `${bytes} ${path}`);
    const bytes = sum(first);
    // The files include the form's conditions, so the count covers lazy-loaded files.
    expect(files.join('\n')).toMatch(/\/definitions\/LREAL1-\w+\.conditions\.js/);
    expect(bytes, files.join('\n')).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    const shown = `${bytes}, and ${sum(behind)} behind it`;
    test.info().annotations.push({ type: 'JavaScript, brotli bytes', description: shown });
  });
}

/** The index of the option for a form that a representative submits. */
const REPRESENTATIVE = 3;

const sum = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((total, each) => total + each, 0);

test('heaviestPage: no form exceeds the limit on its first page', () => {
  const { page, bytes } = heaviestPage();
  expect(bytes, page).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
});

test('first load: a prerendered page requests its form once, before its code has loaded', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/index-*.js', async (route) => {
    // Delays the code.
    await expect.poll(() => asked).toContain('/api/forms/LREAL1');
    await route.continue();
  });
  await withAcceptedTerms(page);
  await page.goto('/form/LREAL1?lang=en&skipIntro=true');
  await page.getByRole('radio').first().check();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/forms/LREAL1')).toHaveLength(1);
});

/** Returns the transferred bytes of each script: needed before the first use, and loaded later. */
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
  // The page requests the rules, which the test holds back.
  await expect.poll(() => asked.some((path) => VALIDATION.test(path))).toBe(true);
  const before = new Set(asked.filter((path) => !VALIDATION.test(path)));
  // The page's code receives the choice and updates the dependent fields anyway.
  await page.getByRole('radio').nth(REPRESENTATIVE).check();
  await expect(page.locator('#f-OrgRepresentative')).toBeVisible();
  used.resolve();
  // The page loads three files of rules: the form's, the library and the engine's half.
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
