import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
import { beforeOrders } from './support/atOrders.ts';
import { inTestEnvironment } from './support/inEnvironment.ts';
import { Keyboard } from './support/Keyboard.ts';
import { sampleOf } from './support/sampleOf.ts';
import { Words } from './support/Words.ts';

/** Keeps the portal's code, or some of it, back. @returns a function that delivers it */
async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const language of LANGUAGES) {
  test(`what is ticked and pressed before the code has come counts (${language})`, async ({
    page,
  }) => {
    const letCodeCome = await holdCode(page);
    const applicant = new Applicant(page, language);
    await page.goto(`/form/LREAL1?lang=${LANGUAGE_CODES[language].url}`, { waitUntil: 'commit' });
    for (const box of await boxes(page)) await box.check();
    await page.locator('main .button-primary').click();
    expect(await isTakenOver(page)).toBe(false);
    letCodeCome();
    await applicant.expectOwnStep('delivery');
  });
}

test('an answer given before the code has come is the answer', async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await withAcceptedTerms(page);
  await page.goto('/form/LREAL1?lang=en&skipIntro=true', { waitUntil: 'commit' });
  const second = page.getByRole('radio').nth(1);
  await second.check();
  expect(await isTakenOver(page)).toBe(false);
  letCodeCome();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(second).toBeChecked();
  await page.locator('.step-buttons .button-primary').click();
  // Nothing is missing: the next step opens.
  await new Applicant(page, 'en').expectOwnStep('subscriberParticulars');
});

for (const isSame of [true, false]) {
  const how = isSame ? 'hydrates' : 'is rendered again';
  test(`text typed while the page ${how} stays unchanged`, async ({ page }) => {
    await withAcceptedTerms(page);
    if (!isSame) await page.route('**/config.js', inTestEnvironment);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/form/LRWS2?lang=en&skipIntro=true', { waitUntil: 'commit' });
    const name = page.getByLabel('Name in English');
    await name.focus();
    const typed = 'CHAN TAI MAN, THE ELDEST SON OF CHAN SIU MING';
    // Key by key, before the code has come, while it takes the page over, and after.
    for (const letter of typed) await page.keyboard.type(letter);
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await expect(name).toHaveValue(typed);
    await expect(name).toBeFocused();
  });
}

test('Next pressed before the code has come sends no answer anywhere, and is pressed again', async ({
  page,
}) => {
  const letCodeCome = await holdCode(page);
  const title = new Words('zh-Hant').of('wizard:dialog.validation');
  // A form of one page: its fields are the first that is drawn.
  await page.goto('/form/LRWS2?lang=tc', { waitUntil: 'commit' });
  const name = page.getByLabel('英文姓名');
  await name.fill('CHAN TAI MAN');
  await page.locator('.step-buttons .button-primary').click();
  expect(await isTakenOver(page)).toBe(false);
  letCodeCome();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(name).toHaveValue('CHAN TAI MAN');
  await expect(page).toHaveURL(/\/form\/LRWS2\?lang=tc$/);
});

test('a page that must be rendered again stays until then, and keeps its input', async ({
  page,
}) => {
  const { promise: answers, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route('**/config.js', inTestEnvironment);
  await page.addInitScript(markFirstFetch);
  await page.route('**/api/forms/LRWS2', async (route) => {
    await answers;
    await route.continue();
  });
  await page.goto('/form/LRWS2?lang=tc', { waitUntil: 'commit' });
  const name = page.getByLabel('英文姓名');
  // In the middle of a name: the space at its end is not to be taken away.
  await name.fill('CHAN TAI ');
  await page.waitForFunction(() => 'hasCodeStarted' in window);
  expect(await isTakenOver(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(name).toHaveValue('CHAN TAI ');
  letAnswer();
  await expect(page.getByText(new Words('zh-Hant').of('common:banner.uat'))).toBeVisible();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect(name).toHaveValue('CHAN TAI ');
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('MAN');
  await expect(name).toHaveValue('CHAN TAI MAN');
});

test('ticks on notes that must be rendered again are kept', async ({ page }) => {
  const letCodeCome = await holdCode(page);
  await page.route('**/config.js', inTestEnvironment);
  await page.goto('/form/LREAL1?lang=en', { waitUntil: 'commit' });
  for (const box of await boxes(page)) await box.check();
  letCodeCome();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  for (const box of await boxes(page)) await expect(box).toBeChecked();
  await page.locator('main .button-primary').click();
  await new Applicant(page, 'en').expectOwnStep('delivery');
});

test('a list whose code is long on its way says so', async ({ page }) => {
  const letListsCome = await holdCode(page, '**/assets/lists-*.js');
  await beforeOrders(page, 'zh-Hant');
  const list = page.locator('#f-orders');
  const words = list.getByText(new Words('zh-Hant').of('form:widget.loading'));
  await expect(words).toBeVisible();
  const seenAt = (ms: number) => words.evaluate<string, number, HTMLElement>(visibilityAt, ms);
  expect(await seenAt(PATIENCE_MS - 1)).toBe('hidden');
  expect(await seenAt(PATIENCE_MS)).toBe('visible');
  letListsCome();
  await expect(list.getByRole('textbox').first()).toBeVisible();
});

test('2.4.7: a lazy-loaded list keeps the focused element visible', async ({ page }) => {
  const letListsCome = await holdCode(page, '**/assets/lists-*.js');
  await beforeOrders(page, 'en');
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await new Keyboard(page).goTo(back);
  await back.evaluate(countUnseenFrames);
  letListsCome();
  await expect(page.locator('#f-orders').getByRole('textbox').first()).toBeVisible();
  await expect(back).toBeInViewport();
  await expect(back).toBeFocused();
  expect(await page.evaluate(() => document.body.dataset.unseen)).toBe('0');
});

test('a step drawn ahead is there when its turn comes, also where its widgets came late', async ({
  page,
}) => {
  const letWidgetsCome = await holdCode(page, '**/assets/lazyWidgets-*.js');
  await beforeOrders(page, 'en', sampleOf('corporate-online'));
  // The list's own code may still come, which makes the step longer.
  await expect(page.locator('#f-orders').getByRole('textbox').first()).toBeVisible();
  await page.locator('.step-buttons').scrollIntoViewIfNeeded();
  const ahead = page.locator('#f-supportDocument');
  // Longer than its end must be visible, were it drawn without them.
  await page.waitForTimeout(2 * MOMENT_MS);
  await expect(ahead).not.toBeAttached();
  letWidgetsCome();
  await expect(ahead).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

/** Runs in the page: counts in how many frames from this moment an element is out of the window. */
function countUnseenFrames(element: Element): void {
  let unseen = 0;
  const look = () => {
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= window.innerHeight) unseen += 1;
    document.body.dataset.unseen = String(unseen);
    requestAnimationFrame(look);
  };
  look();
}

/** So long the end of a step is visible before the next one is drawn (`whenInSight`). */
const MOMENT_MS = 500;

/** A note is not announced before this time. */
const PATIENCE_MS = 300;

/** Runs in the page: how something is seen so long after it came. */
function visibilityAt(element: HTMLElement, ms: number): string {
  // Restarted from its beginning: a finished animation does not count.
  element.style.animationName = 'none';
  element.getAnimations();
  element.style.animationName = '';
  for (const animation of element.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
  }
  return getComputedStyle(element).visibility;
}

/** Runs in the page. The first thing that the page's code fetches by itself is its form. */
function markFirstFetch(): void {
  const { fetch } = window;
  window.fetch = (...asked) => {
    Object.assign(window, { hasCodeStarted: true });
    return fetch(...asked);
  };
}

/** Returns the rectangles of all elements of the page, and so the place of the content below them. */
async function boxes(page: Page) {
  await expect(page.locator('main .button-primary')).toBeVisible();
  return page.getByRole('checkbox').all();
}

/** React marks the elements of a page that is its own. */
const isTakenOver = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
