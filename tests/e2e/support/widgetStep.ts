import { expect, type Page } from '@playwright/test';
import { everyWidgetForm, writeFiles } from '../../support/everyWidgetForm.ts';
import { type OwnPortal, portalAt } from './ownPortal.ts';
import { Words } from './Words.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const LIVE_WITHIN_MS = 30_000;
const CODE = 'LR901';

/**
 * Starts a portal with the form that has every widget, whose first step begins with some of them.
 *
 * @param keys of the form's fields
 */
export async function portalWithStepOf(keys: readonly string[]): Promise<OwnPortal> {
  const { manifest, ...files } = await everyWidgetForm();
  const first = keys.map((key) => `/${key}`);
  const steps = manifest.steps.map(({ id, fields = [] }, at) => {
    const others = fields.filter((pointer) => !first.includes(pointer));
    return { id, fields: at === 0 ? [...first, ...others] : others };
  });
  const portal = await portalAt(NOW);
  writeFiles(portal.formsDir, {
    ...files,
    code: CODE,
    manifest: { ...manifest, code: CODE, screenId: CODE, steps },
  });
  const status = async () => (await fetch(`${portal.origin}/api/forms/${CODE}`)).status;
  await expect.poll(status, { timeout: LIVE_WITHIN_MS, message: portal.output() }).toBe(200);
  return portal;
}

/** Goes to that step, and waits for one of its widgets that come late: its input. */
export async function openStep(page: Page, { origin }: OwnPortal, late: string): Promise<void> {
  const words = new Words('en');
  await page.goto(`${origin}/form/${CODE}?lang=en&nocaptcha=true`);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words.of('wizard:step.intro'));
  for (const each of await main.getByRole('checkbox').all()) await each.check();
  await main.getByRole('button', { name: words.of('wizard:notes.want.start') }).click();
  await expect(heading).toHaveText('Step of texts');
  await expect(page.locator(late)).toBeVisible();
}
