import { type Browser, expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { autofillDialog, autofillOffer, decideLogin, openLogin } from './support/autofillDialog.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.ts';
import { closeContexts } from './support/closeContexts.ts';
import { Keyboard } from './support/Keyboard.ts';
import { type SharedPortal, sharedAppPortal } from './support/lentPortal.ts';
import { sampleOf } from './support/sampleOf.ts';

test.describe.configure({ timeout: 120_000 });

const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const PARTICULARS = 'subscriberParticulars';
const NAME = '#f-SubscriberNameEng';

/** The folder for pictures of the screens; unset takes none. */
const PICTURES = process.env.WALK_PICTURES;

let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await sharedAppPortal();
});
test.afterEach(closeContexts);

interface Device {
  readonly userAgent?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** Opens LREAL1 and returns an applicant on its first step. */
async function started(browser: Browser, language: Language, device: Device = {}) {
  // The app sends the browser back to the portal's own name.
  const baseURL = `http://localhost:${new URL(portal.origin).port}`;
  const context = await browser.newContext({ baseURL, viewport: NARROW, ...device });
  const applicant = new Applicant(await context.newPage(), language);
  await applicant.open();
  await applicant.acceptAndStart();
  return applicant;
}

/** Continues to the step of particulars. */
async function toParticulars(applicant: Applicant): Promise<void> {
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await applicant.goOn();
  await applicant.expectOwnStep(PARTICULARS);
}

const words = ({ words: all }: Applicant, key: string) => all.of(`form:autofill.${key}`);
const markOf = (page: Page, box: string) => page.locator(`${box}-mark`);

/** Checks the current page. */
async function look({ page, language }: Applicant, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, `${name}, ${language}`);
  await expectAccessible(page, `${name}, ${language}`);
  if (PICTURES !== undefined) {
    await page.screenshot({ path: `${PICTURES}/autofill/${language}-${name}.png`, fullPage: true });
  }
}

async function expectFilled({ page, words: all }: Applicant): Promise<void> {
  await expect(page.locator(NAME)).toHaveValue('CHAN TAI MAN', { timeout: 30_000 });
  await expect(page.locator('#f-SubscriberNameChi')).toHaveValue('陳大文');
  await expect(page.locator('#f-IdNo')).toHaveValue('A1234563');
  await expect(page.locator('#f-ContactTel')).toHaveValue('91234567');
  await expect(page.locator('#f-CorrAddress-building')).toHaveValue('HARBOUR MANSION');
  await expect(page.locator('#f-CorrAddress-district')).toHaveValue('WC');
  await expect(markOf(page, NAME)).toHaveText(all.of('form:mark.autofilled'));
  const described = await page.locator(NAME).getAttribute('aria-describedby');
  expect(described).toContain(`${NAME.slice(1)}-mark`);
}

// The walk of `identityWalk.spec.ts` shows the same screens in traditional Chinese at 320 px.
test('autofill: fills in from another device; answers can be edited and cleared (zh-Hans)', async ({
  browser,
}) => {
  const applicant = await started(browser, 'zh-Hans', { viewport: WIDE });
  const { page, words: all, language } = applicant;
  await toParticulars(applicant);
  await look(applicant, 'offer');
  await autofillOffer(applicant).click();
  await expect(autofillDialog(applicant).getByRole('listitem').first()).toBeVisible();
  await look(applicant, 'dialog');
  const scan = await openLogin(applicant);
  await expectNoSidewaysScroll(scan, 'the page with the code');
  if (PICTURES !== undefined) {
    await scan.screenshot({ path: `${PICTURES}/autofill/${language}-scan.png` });
  }
  // The phone is another browser: it has only the address of the code.
  const phone = await (await browser.newContext({ viewport: NARROW })).newPage();
  await phone.goto(scan.url().replace('/scan', ''));
  await expectNoSidewaysScroll(phone, 'the phone');
  await decideLogin(phone, language, 'approve');

  await expectFilled(applicant);
  await expect(autofillDialog(applicant)).toBeHidden();
  await look(applicant, 'filled');
  // The tab of the code points to the form, and its address has no parameters of the log-in.
  await expect(scan.getByRole('alertdialog')).toContainText(words(applicant, 'elsewhere'));
  expect(new URL(scan.url()).search).toBe(`?lang=${LANGUAGE_CODES[language].url}`);

  await page.locator(NAME).fill('CHAN TAI MAN JOHN');
  await page.locator(NAME).blur();
  await expect(markOf(page, NAME)).toHaveText(all.of('form:mark.edited'));
  await expect(markOf(page, '#f-IdNo')).toHaveText(all.of('form:mark.autofilled'));
  await look(applicant, 'edited');
  // A second autofill keeps the edited answer.
  await autofillOffer(applicant).click();
  await expect(applicant.main.locator('.autofill-status')).toContainText(
    words(applicant, 'kept').split('{')[0] ?? '-',
  );
  await expect(page.locator(NAME)).toHaveValue('CHAN TAI MAN JOHN');

  await applicant.main
    .getByRole('button', { name: all.of('common:button.clear'), exact: true })
    .click();
  await page.getByRole('button', { name: all.of('wizard:clear.confirm') }).click();
  await expect(page.locator(NAME)).toHaveValue('');
  await expect(page.locator('.field-mark')).toHaveCount(0);
  await autofillOffer(applicant).click();
  // Clear removed the log-in, too.
  await expect(autofillDialog(applicant)).toBeVisible();
});

test('autofill: fills in on the same device by keyboard alone, after a refused log-in', async ({
  browser,
}) => {
  const applicant = await started(browser, 'en', { userAgent: ANDROID });
  const { page, language } = applicant;
  const keys = new Keyboard(page);
  await toParticulars(applicant);
  await keys.press(autofillOffer(applicant));
  const dialog = autofillDialog(applicant);
  const link = dialog.getByRole('link');
  await expect(link).toBeVisible();
  const openByKey = async () => {
    const opened = page.waitForEvent('popup');
    await keys.press(link);
    return opened;
  };
  const first = await openByKey();
  await (await decideLogin(first, language, 'D40001')).click();
  await expect(dialog.getByRole('alert')).toContainText(applicant.words.of('signing:loginFailed'), {
    timeout: 20_000,
  });
  await look(applicant, 'refused');
  await first.close();
  await keys.press(dialog.getByRole('button', { name: applicant.words.of('common:button.retry') }));
  await expect(link).toBeVisible();
  const second = await openByKey();
  const back = await decideLogin(second, language, 'approve');
  const address = (await back.getAttribute('href')) ?? '';
  expect(address).toMatch(/[?&]code=/);
  await back.click();
  await expectFilled(applicant);
  await expect(autofillOffer(applicant)).toBeFocused();
  await expect(second).toHaveURL(/\?lang=en$/);

  // The same address does not log in twice.
  await second.goto(address);
  await expect(second.getByRole('dialog')).toContainText(
    applicant.words.of('signing:loginFailed'),
    { timeout: 20_000 },
  );
  await expect(second).toHaveURL(/\?lang=en$/);
});

test('autofill: fills in the step of particulars after the app reopens the form', async ({
  browser,
}) => {
  const applicant = await started(browser, 'en', { userAgent: ANDROID });
  const { page, language } = applicant;
  await toParticulars(applicant);
  await autofillOffer(applicant).click();
  const address = (await autofillDialog(applicant).getByRole('link').getAttribute('href')) ?? '';
  page.on('dialog', (leaving) => leaving.accept());
  await page.goto(address);
  await (await decideLogin(page, language, 'approvePartly')).click();
  await applicant.expectStep(applicant.words.of('wizard:step.intro'));
  await applicant.acceptAndStart();
  await toParticulars(applicant);
  await expect(page.locator(NAME)).toHaveValue('CHAN TAI MAN', { timeout: 20_000 });
  await expect(page.locator('#f-SubscriberNameChi')).toHaveValue('');
  const status = applicant.main.locator('.autofill-status');
  await expect(status).toContainText(/Not filled in: .*address/i);
  await look(applicant, 'partly');
});

test('autofill: keeps text typed while the profile loads, and Next waits for the profile', async ({
  browser,
}) => {
  const applicant = await started(browser, 'en', { userAgent: ANDROID });
  const { page, language } = applicant;
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.route('**/api/eme/getProfileFromAPP', async (route) => {
    await held;
    await route.continue();
  });
  await toParticulars(applicant);
  await autofillOffer(applicant).click();
  const app = await openLogin(applicant);
  await (await decideLogin(app, language, 'approve')).click();
  await expect(autofillDialog(applicant)).toBeHidden({ timeout: 20_000 });
  await expect(applicant.main.locator('.autofill-status')).toContainText(
    words(applicant, 'filling'),
  );
  await page.locator(NAME).fill('LEE SIU MING');
  await applicant.goOn();
  // Next validates nothing before the profile arrives.
  await expect(applicant.main.locator('.field-error')).toHaveCount(0);
  release();
  await expect(page.locator('#f-ContactTel')).toHaveValue('91234567');
  await expect(page.locator(NAME)).toHaveValue('LEE SIU MING');
  await expect(markOf(page, NAME)).toHaveCount(0);
});
