import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
import { beforeOrders } from './support/atOrders.ts';
import { inTestEnvironment } from './support/inEnvironment.ts';
import { Keyboard } from './support/Keyboard.ts';
import { sampleOf } from './support/sampleOf.ts';
import { Words } from './support/Words.ts';

/** Holds back the portal's code, or part of it. @returns a function that delivers it */
async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const language of LANGUAGES) {
  test(`prerendered page: ticks and Start pressed before the code has loaded take effect (${language})`, async ({
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

test('prerendered page: keeps an answer given before the code has loaded', async ({ page }) => {
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
  test(`prerendered page: keeps text typed while the page ${how}`, async ({ page }) => {
    await withAcceptedTerms(page);
    if (!isSame) await page.route('**/config.js', inTestEnvironment);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/form/LRWS2?lang=en&skipIntro=true', { waitUntil: 'commit' });
    const name = page.getByLabel('Name in English');
    await name.focus();
    const typed = 'CHAN TAI MAN, THE ELDEST SON OF CHAN SIU MING';
    // Typed key by key: before the code has loaded, during hydration, and after it.
    for (const letter of typed) await page.keyboard.type(letter);
    await expect.poll(() => isTakenOver(page)).toBe(true);
    await expect(name).toHaveValue(typed);
    await expect(name).toBeFocused();
  });
}

test('prerendered page: Next before the code has loaded puts no answer in the address, and works later', async ({
  page,
}) => {
  const letCodeCome = await holdCode(page);
  const title = new Words('zh-Hant').of('wizard:dialog.validation');
  // A form of one page: its fields are prerendered.
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

test('prerendered page: stays visible until it is rendered again, and keeps its input', async ({
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
  // The trailing space must stay: the user is in the middle of a name.
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

test('prerendered page: keeps ticks on notes that must be rendered again', async ({ page }) => {
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

test('lazy-loaded list: shows a loading note while its code loads slowly', async ({ page }) => {
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

test('steps ahead: a step renders only after its lazy-loaded widgets have arrived', async ({
  page,
}) => {
  const letWidgetsCome = await holdCode(page, '**/assets/lazyWidgets-*.js');
  await beforeOrders(page, 'en', sampleOf('corporate-online'));
  // The list's own code may still load, which makes the step longer.
  await expect(page.locator('#f-orders').getByRole('textbox').first()).toBeVisible();
  await page.locator('.step-buttons').scrollIntoViewIfNeeded();
  const ahead = page.locator('#f-supportDocument');
  // Longer than the delay of rendering ahead: the step must wait for its widgets.
  await page.waitForTimeout(2 * MOMENT_MS);
  await expect(ahead).not.toBeAttached();
  letWidgetsCome();
  await expect(ahead).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

/** Runs in the page: counts the frames from this moment with the element outside the window. */
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

/** The end of a step is visible for this time before the next step renders (`whenVisible`). */
const MOMENT_MS = 500;

/** The delay before a loading note is visible. */
const PATIENCE_MS = 300;

/** Runs in the page: returns the visibility of an element some time after it appeared. */
function visibilityAt(element: HTMLElement, ms: number): string {
  // Restarts the animation: `getAnimations` omits a finished animation.
  element.style.animationName = 'none';
  element.getAnimations();
  element.style.animationName = '';
  for (const animation of element.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
  }
  return getComputedStyle(element).visibility;
}

/** Runs in the page: marks the first fetch of the page's code, which requests the form. */
function markFirstFetch(): void {
  const { fetch } = window;
  window.fetch = (...asked) => {
    Object.assign(window, { hasCodeStarted: true });
    return fetch(...asked);
  };
}

/** Returns the checkboxes of the page once its main button is visible. */
async function boxes(page: Page) {
  await expect(page.locator('main .button-primary')).toBeVisible();
  return page.getByRole('checkbox').all();
}

/** Checks whether React controls the page: React marks its elements. */
const isTakenOver = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
