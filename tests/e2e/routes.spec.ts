import { expect, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { Applicant, REFERENCE } from './support/Applicant.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
import { problemsButton } from './support/problemsButton.ts';
import { sampleOf } from './support/sampleOf.ts';
import { Words } from './support/Words.ts';

const en = new Words('en');

test('a form opens in the language of its address, under every site path', async ({ page }) => {
  for (const path of [
    '/form/LREAL1',
    '/lrw/form/LREAL1',
    '/eea/form/LREAL1',
    '/dev/form/LREAL1',
    '/LREAL1/form/LREAL1',
  ]) {
    await page.goto(`${path}?lang=tc`);
    const chinese = new Words('zh-Hant');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText(chinese.of('wizard:step.intro'));
    await expect(page, path).toHaveTitle(/物業把關易/);
    await expect(page, path).toHaveURL(/form\/LREAL1\?lang=tc$/);
  }
});

test('a form of the institutions opens under /eea, without questions and language buttons', async ({
  page,
}) => {
  await page.goto('/form/LREEA1?lang=tc');
  await expect(page).toHaveURL(/\/eea\/form\/LREEA1\?lang=tc$/);
  const footer = page.getByRole('contentinfo').getByRole('link');
  await expect(footer).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(0);
});

test('an unknown path leads to the list of forms', async ({ page }) => {
  for (const path of ['/notRecognized', '/nowhere', '/form', '/xyz/form/LREAL1', '/form/NOSUCH']) {
    await page.goto(path);
    const link = page.getByRole('link', { name: /Subscription to Property Alert/ });
    await expect(link, path).toBeVisible();
    await expect(page, path).toHaveURL(/\/\?lang=en$/);
  }
});

for (const language of LANGUAGES) {
  test(`the list of forms is searched and opened by keyboard alone at 320 px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/?lang=${LANGUAGE_CODES[language].url}`);
    const box = page.getByRole('searchbox');
    await expect(box).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await box.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.type('lr164');
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(links).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/form/LR164\\?lang=${LANGUAGE_CODES[language].url}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new Words(language).of('wizard:step.intro'),
    );
  });
}

test('skipIntro: shows the notes until the terms are accepted, and skips them afterwards', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/form/LREAL1?lang=en&skipIntro=true');
  await expect(heading).toHaveText(en.of('wizard:step.intro'));
  const applicant = new Applicant(page, 'en');
  await applicant.acceptAndStart();
  await applicant.expectOwnStep('delivery');
  const udid = () => page.evaluate(() => sessionStorage.getItem('udid'));
  await expect.poll(udid).toMatch(/^[0-9a-f]{64}$/);
  await page.goto('/form/LREAL1?lang=en&skipIntro=true');
  await applicant.expectOwnStep('delivery');
});

test('the help with the text size opens in a new tab', async ({ page }) => {
  await page.goto('/form/LREAL1?lang=en');
  await page.getByRole('button', { name: en.of('common:fontSize.open') }).click();
  const help = page.getByRole('dialog').getByRole('link');
  const [opened] = await Promise.all([page.waitForEvent('popup'), help.click()]);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(
    en.of('common:fontSize.title'),
  );
  await expect(opened.getByRole('main').getByRole('listitem')).toHaveCount(5);
});

test('a supported browser shows no notice about browsers', async ({ page }) => {
  await page.goto('/form/LREAL1?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#browser-notice')).toBeHidden();
});

test('the terms and the questions have their own pages', async ({ page }) => {
  await page.goto('/form/terms?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.of('common:terms.title'));
  await page.goto('/form/terms?lang=en&page=faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.of('common:faq.title'));
});

test('/ack without a payment shows that no payment is pending', async ({ page }) => {
  await page.goto('/ack?t=1790000000000');
  await expect(page.getByRole('main')).toContainText('This tab knows of no payment under way.');
});

test('lang: accepts every spelling of a language', async ({ page }) => {
  for (const [lang, html, language] of [
    ['en', 'en', 'en'],
    ['Eng', 'en', 'en'],
    ['tc', 'zh-Hant-HK', 'zh-Hant'],
    ['TradChn', 'zh-Hant-HK', 'zh-Hant'],
    ['zh-HK', 'zh-Hant-HK', 'zh-Hant'],
    ['chs', 'zh-Hans', 'zh-Hans'],
    ['SimpChn', 'zh-Hans', 'zh-Hans'],
    ['zh-CN', 'zh-Hans', 'zh-Hans'],
    ['xx', 'en', 'en'],
  ] as const) {
    await page.goto(`/form/LREAL1?lang=${lang}`);
    const title = new Words(language).of('wizard:step.intro');
    await expect(page.getByRole('heading', { level: 1 }), lang).toHaveText(title);
    await expect(page.locator('html'), lang).toHaveAttribute('lang', html);
  }
});

test('parameters of a redirect are removed from the address', async ({ page }) => {
  await withAcceptedTerms(page);
  await page.goto('/form/LREAL1?lang=en&code=c&RefID=r&state=s&error_code=e&hc=1&skipIntro=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    en.ofForm('$steps.delivery.title'),
  );
  await expect(page).toHaveURL(/\/form\/LREAL1\?lang=en$/);
});

test('U-38: a change of language keeps answers, errors and the focus', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await applicant.goOn();
  await applicant.expectOwnStep('subscriberParticulars');
  const step = { ...sampleOf('minimal'), IdNo: 'A1234567', CorrAddress: undefined };
  await applicant.fillStep('subscriberParticulars', step);
  await applicant.goOn();
  await problemsButton(applicant.dialog(en.of('wizard:dialog.validation')), en).click();
  const errors = await page.locator('#problems li').count();
  expect(errors).toBeGreaterThan(2);

  for (const [name, language, url] of [
    ['繁體中文', 'zh-Hant', 'tc'],
    ['简体中文', 'zh-Hans', 'chs'],
    ['English', 'en', 'en'],
  ] as const) {
    const words = new Words(language);
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.ofForm('$steps.subscriberParticulars.title'),
    );
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`lang=${url}$`));
    await expect(page.locator('#problems li')).toHaveCount(errors);
    const nameBox = page.getByLabel(words.ofForm('SubscriberNameEng.label'), { exact: true });
    await expect(nameBox).toHaveValue('CHAN TAI MAN');
  }
});

test('a form for the post is completed, not submitted, and can be printed', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillIn(sampleOf('post'));
  await expect(applicant.main).toContainText(en.of('wizard:review.confirm.offline'));
  await applicant.main.getByRole('button', { name: en.of('common:button.complete') }).click();
  await applicant.expectStep(en.of('wizard:ack.offline.title'));
  await expect(applicant.main).toContainText('Do not send cash by post');
  await expect(applicant.main.locator('.ack-number strong')).toHaveText(REFERENCE);
  const print = applicant.main.getByRole('button', { name: en.of('wizard:ack.printOrSave') });
  await expect(print).toBeVisible();
});
