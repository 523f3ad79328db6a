import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { expectNoSidewaysScroll } from './support/checks.ts';
import { sampleOf } from './support/sampleOf.ts';
import { Words } from './support/Words.ts';

test.describe.configure({ timeout: 120_000 });

/** Silence after which no further announcement is expected. */
const QUIET_MS = 700;

/** Collects the announcements for screen readers from this moment until the page is quiet. */
async function listen(page: Page): Promise<{ readonly shown: () => Promise<readonly string[]> }> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const heard = { shown, at: performance.now() };
    const lives = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      const regions = nodes.map((node) =>
        (node instanceof Element ? node : node.parentElement)?.closest(lives),
      );
      for (const region of new Set(regions)) {
        const text = region?.textContent?.trim();
        if (text) shown.push(text);
      }
      heard.at = performance.now();
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { heard });
  });
  return {
    shown: async () => {
      const quiet = (ms: number) => performance.now() - Reflect.get(window, 'heard').at > ms;
      await page.waitForFunction(quiet, QUIET_MS);
      return page.evaluate(() => Reflect.get(window, 'heard').shown as string[]);
    },
  };
}

test('4.1.3, U-09: live regions announce a change at most once', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  const { main, words } = applicant;
  await applicant.open();
  await applicant.acceptAndStart();
  const answers = sampleOf('minimal');
  for (const step of ['delivery', 'subscriberParticulars']) {
    await applicant.fillStep(step, answers);
    const next = await listen(page);
    await applicant.goOn();
    // The heading of the new step gets the focus, so screen readers read the heading.
    await expect(applicant.heading).toBeFocused();
    expect.soft((await next.shown()).length, `after ${step}`).toBeLessThanOrEqual(1);
  }
  await applicant.expectOwnStep('orders');
  const added = await listen(page);
  await main.getByRole('button', { name: words.ofForm('orders.add') }).click();
  await expect.poll(async () => (await added.shown()).length).toBeGreaterThan(0);
  expect.soft(await added.shown(), 'after a record was added').toHaveLength(1);

  const changed = await listen(page);
  await page.getByRole('button', { name: '繁體中文', exact: true }).click();
  await expect(applicant.heading).toHaveText(new Words('zh-Hant').ofForm('$steps.orders.title'));
  expect((await changed.shown()).length, 'after a change of language').toBeLessThanOrEqual(1);
});

test('3.2.6, U-40: help has the same place and order on every screen', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  const { words } = applicant;
  const help = [words.of('common:footer.faq'), words.of('common:footer.terms')];
  const expectHelp = async (where: string) => {
    const links = page.getByRole('contentinfo').getByRole('link');
    const named = async () =>
      (await links.allInnerTexts()).flatMap(
        (text) => help.find((each) => text.startsWith(each)) ?? [],
      );
    await expect.poll(named, where).toEqual(help);
    const size = page.getByRole('banner').getByRole('button').first();
    await expect(size, where).toHaveText(new RegExp(words.of('common:fontSize.open')));
  };
  for (const path of ['/', '/form/terms', '/form/terms?page=faq', '/ack', '/?maintenance=true']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHelp(path);
  }
  await applicant.open();
  await expectHelp('notes');
  await applicant.acceptAndStart();
  await expectHelp('a step');
  await applicant.goOn();
  await expect(applicant.dialog(words.of('wizard:dialog.validation'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#problems')).toBeFocused();
  await expectHelp('a step with errors');
});

test('3.3.7: a step keeps its answers, however the user returns to it', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  const { main, words } = applicant;
  const name = main.getByLabel(words.ofForm('SubscriberNameEng.label'), { exact: true });
  const answers = sampleOf('minimal');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', answers);
  await applicant.goOn();
  await applicant.expectOwnStep('subscriberParticulars');
  await applicant.fillStep('subscriberParticulars', answers);
  await applicant.goOn();
  await applicant.expectOwnStep('orders');
  const menu = page.getByRole('navigation', { name: words.of('common:steps.label') });
  const backs = [
    () => applicant.goBack(),
    () => page.goBack(),
    () =>
      menu
        .getByRole('button', { name: words.ofForm('$steps.subscriberParticulars.title') })
        .click(),
  ];
  for (const back of backs) {
    await back();
    await applicant.expectOwnStep('subscriberParticulars');
    await expect(name).toHaveValue('CHAN TAI MAN');
    await applicant.goOn();
    await applicant.expectOwnStep('orders');
  }
});

test('1.1.1, 3.3.8: the captcha plays one clip for each character; password and answer can be pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // Replaces the loudspeaker: records the played sounds.
    const played: string[] = [];
    HTMLMediaElement.prototype.play = async function play() {
      played.push(this.src);
    };
    Object.assign(window, { played });
  });
  const applicant = new Applicant(page, 'en');
  const { words } = applicant;
  await applicant.open();
  await applicant.acceptAndStart();
  await page.getByRole('button', { name: words.of('common:button.save') }).click();
  const paste = async (text: string, key: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    const box = page.getByLabel(words.of(key), { exact: true });
    await box.focus();
    await page.keyboard.press('Control+V');
    await expect(box).toHaveValue(text);
  };
  await paste('correct-horse', 'wizard:save.password');
  await paste('correct-horse', 'wizard:save.again');
  await page.getByRole('button', { name: words.of('wizard:save.save'), exact: true }).click();
  const captcha = applicant.dialog(words.of('wizard:captcha.title'));
  for (const number of [1, 2, 3, 4]) {
    const name = words.of('wizard:captcha.audio', { number });
    await captcha.getByRole('button', { name, exact: true }).click();
  }
  const played = await page.evaluate(() => Reflect.get(window, 'played') as string[]);
  expect(played.map((clip) => clip.slice(0, 11))).toEqual(Array(4).fill('data:audio/'));
  await paste('AB3D', 'wizard:captcha.answer');
});

for (const language of LANGUAGES) {
  test(`1.3.4: a phone in landscape shows the same content as in portrait (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const applicant = new Applicant(page, language);
    const { main } = applicant;
    await applicant.open();
    await applicant.acceptAndStart();
    const named = main.locator('h1, h2, legend, label, button').filter({ visible: true });
    const upright = await named.allInnerTexts();
    expect(upright.length).toBeGreaterThan(3);
    await page.setViewportSize({ width: 568, height: 320 });
    await expect.poll(() => named.allInnerTexts()).toEqual(upright);
    await expectNoSidewaysScroll(page, 'held sideways');
    // Every visible control can be reached and pressed: nothing covers it.
    const controls = main.locator('input, select, textarea, button').filter({ visible: true });
    for (const control of await controls.all()) await control.click({ trial: true });
  });
}

/** The families that a Debian with `fonts-noto-cjk` has for each script. */
const FAMILIES = { 'zh-Hant': /CJK HK$|Sans HK$/, 'zh-Hans': /CJK SC$|Sans SC$/ } as const;

for (const language of ['zh-Hant', 'zh-Hans'] as const) {
  test(`U-53: Chinese is set in a font of its own script (${language})`, async ({ page }) => {
    await page.goto(`/form/LREAL1?lang=${LANGUAGE_CODES[language].url}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new Words(language).of('wizard:step.intro'),
    );
    const session = await page.context().newCDPSession(page);
    expect(await fontsOf(session, 'h1')).toEqual([expect.stringMatching(FAMILIES[language])]);
  });
}

/** Returns the font families that the browser uses for an element. */
async function fontsOf(session: CDPSession, selector: string): Promise<readonly string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
