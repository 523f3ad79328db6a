import { expect, test } from '@playwright/test';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { FormWalk } from './support/FormWalk.ts';
import { KeyboardHands } from './support/KeyboardHands.ts';
import type { Look } from './support/Look.ts';
import { type SharedPortal, sharedPortalAt } from './support/lentPortal.ts';
import { walkedFolders } from './support/walkedForms.ts';

/** The most tab stops of a page: a review has a link for each answer. */
const MOST_STOPS = 250;

// LREAL1 has a walk by keyboard of its own: `keyboard.spec.ts`.
const folders = walkedFolders().filter(({ code }) => code === 'LR164');

test.describe.configure({ timeout: 480_000 });
let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const [now = ''] = new Set(folders.map(({ sample }) => sample.now));
  portal = await sharedPortalAt(now);
});

for (const { code, sample } of folders) {
  test(`${code} is filled in, corrected, signed, paid for and submitted with the keyboard alone`, async ({
    page,
  }) => {
    const { now, formData: answers } = sample;
    const form = await loadPortalForm(code);
    const walked = { form, origin: portal.origin, language: 'en', answers, now } as const;
    const walk = new FormWalk(page, walked, new KeyboardHands(page, MOST_STOPS));
    const heading = page.getByRole('heading', { level: 1 });
    const look: Look = async ({ id, state }) => {
      // A screen reader continues at the heading of a new step, or at the list of errors.
      if (state === 'empty' && id !== 'intro') await expect(heading).toBeFocused();
      if (state === 'errors') await expect(page.locator('#problems')).toBeFocused();
    };
    await walk.begin(look);
    const met = await walk.toTheEnd(look);
    expect(met).toEqual([
      ...form.plan.steps.map(({ id }) => id).filter((id) => met.includes(id)),
      'confirmation',
      'submission',
      'acknowledgement',
    ]);
  });
}
