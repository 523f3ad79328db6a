import { expect, type Page } from '@playwright/test';
import { everyWidgetForm } from '../../support/everyWidgetForm.ts';
import { dropIn } from './dropIn.ts';
import { sharedPortalAt } from './lentPortal.ts';
import { Words } from './Words.ts';

const NOW = '2026-11-20T10:00:00+08:00';

/** A form in a shared portal whose first step begins with some widgets. */
export interface WidgetStep {
  readonly code: string;
  readonly origin: string;
}

/**
 * Adds the form with every widget to the shared portal. Some widgets are at the beginning of its
 * first step.
 *
 * @param code code of the form; each order of widgets needs a different code
 * @param keys keys of the fields that come first
 */
export async function widgetStep(code: string, keys: readonly string[]): Promise<WidgetStep> {
  const { manifest, ...files } = await everyWidgetForm();
  const first = keys.map((key) => `/${key}`);
  const steps = manifest.steps.map(({ id, fields = [] }, at) => {
    const others = fields.filter((pointer) => !first.includes(pointer));
    return { id, fields: at === 0 ? [...first, ...others] : others };
  });
  const portal = await sharedPortalAt(NOW);
  await dropIn(portal, {
    ...files,
    code,
    manifest: { ...manifest, code, screenId: code, steps },
  });
  return { code, origin: portal.origin };
}

/**
 * Opens the step, and waits for the input of a lazy-loaded widget.
 *
 * @param late selector of this input
 */
export async function openStep(
  page: Page,
  { code, origin }: WidgetStep,
  late: string,
): Promise<void> {
  const words = new Words('en');
  await page.goto(`${origin}/form/${code}?lang=en&nocaptcha=true`);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(words.of('wizard:step.intro'));
  for (const each of await main.getByRole('checkbox').all()) await each.check();
  await main.getByRole('button', { name: words.of('wizard:notes.want.start') }).click();
  await expect(heading).toHaveText('Step of texts');
  await expect(page.locator(late)).toBeVisible();
}
