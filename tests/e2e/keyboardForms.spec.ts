import { expect, test } from '@playwright/test';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { FormWalk } from './support/FormWalk.ts';
import { KeyboardHands } from './support/KeyboardHands.ts';
import type { Look } from './support/Look.ts';
import { type OwnPortal, portalAt } from './support/ownPortal.ts';
import { walkedFolders } from './support/walkedForms.ts';

/** A review has a link for each answer, a step a stop for each part of it. */
const MOST_STOPS = 250;

const folders = walkedFolders().filter(({ code }) => ['LREAL1', 'LR164'].includes(code));

// One portal for both: their samples are of the same instant.
test.describe.configure({ mode: 'default', timeout: 480_000 });
let portal: OwnPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const [now = ''] = new Set(folders.map(({ sample }) => sample.now));
  portal = await portalAt(now);
});
test.afterAll(() => portal?.stop());

for (const { code, sample } of folders) {
  test(`the whole of ${code} is filled in, corrected, signed, paid for and filed with the keyboard alone`, async ({
    page,
  }) => {
    const { now, formData: answers } = sample;
    const form = await loadPortalForm(code);
    const walked = { form, origin: portal.origin, language: 'en', answers, now } as const;
    const walk = new FormWalk(page, walked, new KeyboardHands(page, MOST_STOPS));
    const heading = page.getByRole('heading', { level: 1 });
    const look: Look = async ({ id, state }) => {
      // Where a reader of the screen goes on: at the top of a new step, at the list of what is wrong.
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
