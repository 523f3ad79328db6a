import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Page,
  test,
} from '@playwright/test';
import type { Language } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { atOrders, beforeOrders } from './support/atOrders.ts';
import { CrashedTab } from './support/CrashedTab.ts';
import { choosePayment, goToBank, paymentDialog } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';
import { draftCount, storedText } from './support/storedText.ts';

/** The name that the applicant of the sample typed. */
const NAME = 'CHAN TAI MAN';
const NAME_LABEL = 'Name of owner in English';

const offer = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Continue where you stopped?' });
const goOn = (page: Page) =>
  offer(page).getByRole('button', { name: 'Continue with these answers' }).click();
const remove = (page: Page) =>
  offer(page).getByRole('button', { name: 'Delete them and start again' }).click();
const kept = (page: Page) => expect.poll(() => draftCount(page)).toBe(1);
const gone = (page: Page) => expect.poll(() => draftCount(page)).toBe(0);

/** Opens LREAL1, fills in the owner's name, and waits for the draft. */
async function withName(page: Page, language: Language = 'en'): Promise<Applicant> {
  const applicant = new Applicant(page, language);
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await applicant.goOn();
  await applicant.fillStep('subscriberParticulars', sampleOf('minimal'));
  await kept(page);
  return applicant;
}

/** Opens the form again, and waits until its page would have offered a draft. */
async function reopened(page: Page): Promise<Applicant> {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await page.waitForLoadState('networkidle');
  return applicant;
}

async function choose(applicant: Applicant, words: RegExp): Promise<void> {
  await applicant.main.getByRole('radio', { name: words }).check();
}

const PRN = /^Property Reference Number/;
const OWN = /my own device/;
const SHARED = /shared computer/;

/** Reloads the page, and accepts the browser's question about unsaved answers. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test.describe('promise 7: a reload', () => {
  test('offers the answers, with their step, ticks and links', async ({ page }) => {
    const applicant = await atOrders(page);
    await kept(page);
    await reload(page);
    await expect(offer(page)).toContainText('that have not been submitted');
    await expect(
      offer(page).getByRole('button', { name: 'Continue with these answers' }),
    ).toBeFocused();
    // The page shows no answers yet: another person may use this browser.
    await expect(page.locator('body')).not.toContainText(NAME);
    await goOn(page);
    await applicant.expectOwnStep('orders');
    await expect(applicant.main.getByRole('textbox', { name: PRN })).toHaveValue('A0123453');
    const menu = page.getByRole('navigation', { name: 'Steps' });
    await expect(menu.getByRole('button', { name: /^Owner/ })).toBeVisible();
    await menu.getByRole('button', { name: /^Owner/ }).click();
    await expect(applicant.main.getByLabel(NAME_LABEL)).toHaveValue(NAME);
  });

  test('shows an offer that Esc does not close; Delete removes the draft', async ({ page }) => {
    await withName(page);
    await reload(page);
    await expect(offer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer(page)).toBeVisible();
    await remove(page);
    await expect(offer(page)).toBeHidden();
    await gone(page);
    await reopened(page);
    await expect(offer(page)).toBeHidden();
  });

  test('keeps the draft up to date after the applicant continued', async ({ page }) => {
    const applicant = await withName(page);
    await reload(page);
    await goOn(page);
    const before = await storedText(page);
    await applicant.main.getByLabel(NAME_LABEL).fill('LEE SIU MING');
    await expect.poll(() => storedText(page)).not.toBe(before);
    await reload(page);
    await goOn(page);
    await expect(applicant.main.getByLabel(NAME_LABEL)).toHaveValue('LEE SIU MING');
  });
});

test('promise 7: offers the draft after a crash in the middle of fifty land registers', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const applicant = await beforeOrders(page, 'en');
  const [first] = sampleOf('minimal').orders as readonly object[];
  const half = Array.from({ length: 25 }, () => first);
  await applicant.fillStep('orders', { orders: half });
  await kept(page);
  // Waits until the draft contains the last input.
  await page.waitForTimeout(1500);
  const tab = await crash(page, browser);
  await tab.wait(`document.querySelector('[role=alertdialog][open]') !== null`);
  await tab.evaluate(`document.querySelector('[role=alertdialog] .button-primary').click()`);
  await tab.wait(`document.querySelector('h1').textContent === 'Land registers'`);
  // The code of lists is lazy-loaded.
  await tab.wait(`document.querySelector('main').textContent.includes('Land register 25')`);
  const text = String(await tab.evaluate(`document.querySelector('main').textContent`));
  // Exactly 25 registers: 25 times HK$380.
  expect(text).toContain('HK$9,500.00');
  expect(text).not.toContain('Land register 26');
});

test.describe('promise 7: another tab', () => {
  test('gets no offer by default', async ({ page, context }) => {
    await withName(page);
    await reopened(await context.newPage());
    await expect(offer(context.pages()[1] as Page)).toBeHidden();
    await page.close({ runBeforeUnload: false });
    const later = await context.newPage();
    await reopened(later);
    await expect(offer(later)).toBeHidden();
  });

  test('as a copy of the first leaves its draft unchanged and keeps its own', async ({ page }) => {
    await withName(page);
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/form/LREAL1?lang=en'));
    const copy = await opened;
    const applicant = new Applicant(copy, 'en');
    await applicant.expectStep('Important notes');
    // The first tab has a second to release the draft.
    await copy.waitForTimeout(2000);
    await expect(offer(copy)).toBeHidden();
    await applicant.acceptAndStart();
    await applicant.fillStep('delivery', sampleOf('minimal'));
    await expect.poll(() => draftCount(page)).toBe(2);
    await reload(page);
    await goOn(page);
    await expect(page.getByLabel(NAME_LABEL)).toHaveValue(NAME);
  });

  test('on the applicant’s own device is offered the draft of a closed tab', async ({
    context,
  }) => {
    const page = await context.newPage();
    await reopened(page).then((applicant) => choose(applicant, OWN));
    await withName(page);
    const second = await context.newPage();
    await reopened(second);
    await expect(offer(second)).toBeHidden();
    await second.close();
    await page.close();
    const third = await context.newPage();
    await reopened(third);
    await goOn(third);
    await expect(third.getByLabel(NAME_LABEL)).toHaveValue(NAME);
  });
});

test.describe('promise 7: no answer can be read', () => {
  test('in the storage that scripts can read, by default and on an own device', async ({
    page,
  }) => {
    const applicant = await withName(page);
    expect(await storedText(page)).not.toMatch(/CHAN|A1234563|EXAMPLE/);
    await applicant.goBack();
    await applicant.goBack();
    await choose(applicant, OWN);
    await kept(page);
    const text = await storedText(page);
    expect(text).not.toMatch(/CHAN|A1234563|EXAMPLE/);
    // The key is not readable text: the browser does not export it.
    expect(text).toContain('landform-drafts.keys: [{}]');
    expect(text).not.toMatch(/"key":"[\w+/]{40}/);
  });

  test('in the files of the browser, after it was closed', async ({ baseURL }) => {
    const folder = await mkdtemp(join(tmpdir(), 'landform-profile-'));
    const { executablePath, args } = test.info().project.use.launchOptions ?? {};
    const context = await chromium.launchPersistentContext(folder, {
      ...(executablePath && { executablePath }),
      ...(args && { args }),
      ...(baseURL && { baseURL }),
      locale: 'en-HK',
    });
    await withName(context.pages()[0] as Page);
    await context.close();
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const contents = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map((file) => readFile(join(file.parentPath, file.name)).catch(() => Buffer.alloc(0))),
    );
    const holds = (text: string) =>
      contents.some((bytes) => bytes.includes(text) || bytes.includes(text, 0, 'utf16le'));
    // These files contain the draft.
    expect(holds('landform-drafts')).toBe(true);
    expect(holds(NAME)).toBe(false);
    expect(holds('EXAMPLE BUILDING')).toBe(false);
    await rm(folder, { recursive: true, force: true });
  });
});

test.describe('promise 7: on a shared computer', () => {
  test('no draft is kept', async ({ page }) => {
    const applicant = await reopened(page);
    await choose(applicant, SHARED);
    await applicant.acceptAndStart();
    await applicant.fillStep('delivery', sampleOf('minimal'));
    await applicant.goOn();
    await applicant.fillStep('subscriberParticulars', sampleOf('minimal'));
    await page.waitForTimeout(3000);
    expect(await draftCount(page)).toBe(0);
    expect(await page.evaluate(() => sessionStorage.getItem('landform.drafts'))).toBeNull();
    await reload(page);
    await reopened(page);
    await expect(offer(page)).toBeHidden();
    await expect(page.getByRole('radio', { name: SHARED })).toBeChecked();
  });

  test('earlier drafts of every tab are removed at once', async ({ page, context }) => {
    const other = await context.newPage();
    await withName(other);
    const applicant = await withName(page).catch(() => new Applicant(page, 'en'));
    await applicant.goBack();
    await applicant.goBack();
    await choose(applicant, SHARED);
    await gone(page);
    await other.getByLabel(NAME_LABEL).fill('LEE SIU MING');
    await other.waitForTimeout(2000);
    expect(await draftCount(page)).toBe(0);
  });
});

test.describe('promise 7: the draft is deleted', () => {
  test('by Clear; the answers of other steps are kept under another key', async ({ page }) => {
    const applicant = await withName(page);
    const key = () => page.evaluate(() => sessionStorage.getItem('landform.drafts'));
    const before = await key();
    await applicant.main.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear this page' }).click();
    await expect.poll(key).not.toBe(before);
    await kept(page);
    await reload(page);
    await goOn(page);
    await expect(applicant.main.getByLabel(NAME_LABEL)).toHaveValue('');
  });

  test('by Clear alone, when no other step has answers', async ({ page }) => {
    const applicant = new Applicant(page, 'en');
    await applicant.open();
    await applicant.acceptAndStart();
    await applicant.fillStep('delivery', sampleOf('minimal'));
    await kept(page);
    await applicant.main.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear this page' }).click();
    await gone(page);
  });

  test('by "Start filling in again"', async ({ page }) => {
    const applicant = await withName(page);
    await applicant.goBack();
    await applicant.goBack();
    await applicant.main.getByRole('button', { name: 'Start filling in again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click();
    await gone(page);
    await reopened(page);
    await expect(offer(page)).toBeHidden();
  });

  test('at the end of the session', async ({ page }) => {
    await page.clock.install();
    await withName(page);
    await page.clock.fastForward('15:05');
    await expect(page.getByRole('alertdialog')).toContainText('seconds');
    await page.clock.fastForward('01:05');
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await gone(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await reopened(page);
    await expect(offer(page)).toBeHidden();
  });

  test('after 24 hours', async ({ context }) => {
    const page = await context.newPage();
    await reopened(page).then((applicant) => choose(applicant, OWN));
    await withName(page);
    await page.close();
    const almost = await pageAfter(context, 23 * HOUR);
    await expect(offer(almost)).toBeVisible();
    await almost.close();
    const after = await pageAfter(context, 24 * HOUR + 60_000);
    await gone(after);
    await expect(offer(after)).toBeHidden();
  });

  test('at the end of the session, after the applicant left the page', async ({ page }) => {
    await withName(page);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto('about:blank');
    await page.clock.setFixedTime(Date.now() + 17 * 60_000);
    await reopened(page);
    await gone(page);
    await expect(offer(page)).toBeHidden();
  });

  test('on the way to the bank, and is not offered after the submission', async ({ page }) => {
    test.setTimeout(150_000);
    const applicant = new Applicant(page, 'en');
    await applicant.reachSubmission(sampleOf('minimal'));
    await applicant.refuseMail();
    await applicant.sign(NAME);
    await kept(page);
    await choosePayment(applicant, 'visa');
    const bank = await goToBank(applicant);
    await gone(page);
    await bank.press('reject');
    await expect(paymentDialog(applicant)).toContainText('not');
    await paymentDialog(applicant).getByRole('button', { name: 'Close' }).click();
    await kept(page);
    await choosePayment(applicant, 'visa');
    await (await goToBank(applicant)).press('approve');
    await applicant.expectAcknowledged();
    await gone(page);
    await page.reload();
    await applicant.expectAcknowledged();
    await expect(offer(page)).toBeHidden();
  });
});

test('promise 7: with DRAFTS off, the page stores and announces no draft, and removes old drafts', async ({
  page,
}) => {
  await withName(page);
  await page.route('**/config.js', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/"DRAFTS":\s*true/, '"DRAFTS":false');
    expect(text).toContain('"DRAFTS":false');
    await route.fulfill({ response, body: text });
  });
  await reload(page);
  const applicant = new Applicant(page, 'en');
  await applicant.expectStep('Important notes');
  await expect(page.getByText('If this page closes by accident')).toBeHidden();
  await expect(offer(page)).toBeHidden();
  await expect.poll(() => storedText(page)).not.toContain('landform-drafts');
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await page.waitForTimeout(3000);
  const text = await storedText(page);
  expect(text).not.toMatch(/landform.draft/);
});

const HOUR = 3_600_000;

/** Opens the form in a new tab, with a clock that is ahead by some milliseconds. */
async function pageAfter(context: BrowserContext, ms: number): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setFixedTime(Date.now() + ms);
  await reopened(page);
  return page;
}

/**
 * Crashes the renderer process of a page and loads the same tab again. Playwright releases such a
 * page.
 */
async function crash(page: Page, browser: Browser) {
  const { targetInfo } = await (await page.context().newCDPSession(page)).send(
    'Target.getTargetInfo',
  );
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  return CrashedTab.open(browser, targetInfo.targetId);
}
