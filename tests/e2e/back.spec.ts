import { expect, type Page, test } from '@playwright/test';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { Applicant } from './support/Applicant.ts';
import { FormWalk } from './support/FormWalk.ts';
import { sharedPortalAt } from './support/lentPortal.ts';
import { sampleOf } from './support/sampleOf.ts';
import { Words } from './support/Words.ts';
import { walkedFolders } from './support/walkedForms.ts';

const en = new Words('en');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Accepts the notes of LREAL1 and continues to its second own step. */
async function reachSecondStep(applicant: Applicant): Promise<void> {
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await applicant.goOn();
  await applicant.expectOwnStep('subscriberParticulars');
}

/** Opens LREAL1 from the list of forms and continues to its second own step. */
async function comeFromList(page: Page): Promise<Applicant> {
  const applicant = new Applicant(page, 'en');
  // A reload loses the answers: the browser asks first.
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/?lang=en');
  await page.locator('a[href*="LREAL1"]').first().click();
  await expect(heading(page)).toHaveText(en.of('wizard:step.intro'));
  await reachSecondStep(applicant);
  return applicant;
}

/** Holds back the code of every page from this moment. @returns a function that delivers it */
async function holdCode(page: Page): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  return code.resolve;
}

test('U-28: the browser’s Back goes one step back and keeps the answers', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await reachSecondStep(applicant);
  await page.goBack();
  await applicant.expectOwnStep('delivery');
  await expect(page.getByRole('radio', { name: 'Online', exact: true })).toBeChecked();
  await page.goForward();
  await applicant.expectOwnStep('subscriberParticulars');
});

test('U-28: Back after a reload returns to the list of forms', async ({ page }) => {
  const applicant = await comeFromList(page);
  await page.reload();
  await expect(heading(page)).toHaveText(en.of('wizard:step.intro'));
  await page.goBack();
  await expect(page).not.toHaveURL(/form/);
  await page.goForward();
  await expect(heading(page)).toHaveText(en.of('wizard:step.intro'));
  await applicant.acceptAndStart();
  await page.goBack();
  await expect(heading(page)).toHaveText(en.of('wizard:step.intro'));
});

test('U-28: Back after a reload works before the code of the page has loaded', async ({ page }) => {
  await comeFromList(page);
  const letCodeCome = await holdCode(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(en.of('wizard:step.intro'));
  await page.evaluate(() => window.history.back());
  letCodeCome();
  await expect(page).not.toHaveURL(/form/);
});

test('the skip link does not count as Back, although it changes the history', async ({ page }) => {
  await page.goto('/?lang=en');
  const letCodeCome = await holdCode(page);
  await page.goto('/form/LREAL1?lang=en', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(en.of('wizard:step.intro'));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en.of('common:skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  letCodeCome();
  await new Applicant(page, 'en').acceptAndStart();
  // After Back the page would scroll to its earlier position.
  await expect(page).toHaveURL(/#main$/);
});

test('U-28: browser history: Back and Forward on the way cause no “submitted already” at the end', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = walkedFolders().find(({ code }) => code === 'LODLIST');
  const { now = '', formData: answers = {} } = folder?.sample ?? {};
  const form = await loadPortalForm('LODLIST');
  const { origin } = await sharedPortalAt(now);
  const walked = { form, origin, language: 'en', answers, now, isPlain: true } as const;
  const walk = new FormWalk(page, walked);
  const [first, second] = form.plan.steps;
  const shown = async (id: string | undefined) =>
    expect(heading(page)).toHaveText(new Words('en', 'LODLIST').ofForm(`$steps.${id}.title`));
  await walk.begin(async () => undefined);
  await walk.toTheEnd(async ({ id, state }) => {
    if (id !== second?.id || state !== 'filled') return;
    await page.goBack();
    await shown(first?.id);
    await page.goForward();
    await shown(second?.id);
  });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
