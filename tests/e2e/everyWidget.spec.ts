import { expect, type Page, test } from '@playwright/test';
import {
  EVERY_ANSWER,
  EVERY_WIDGET,
  everyWidgetForm,
  STEPS,
  writeFiles,
} from '../support/everyWidgetForm.ts';
import { type PortalForm, portalFormOf } from '../support/loadPortalForm.ts';
import { expectAccessible } from './support/checks.ts';
import { FieldFiller } from './support/FieldFiller.ts';
import { Keyboard } from './support/Keyboard.ts';
import { KeyboardHands } from './support/KeyboardHands.ts';
import { type OwnPortal, portalAt } from './support/ownPortal.ts';
import { Words } from './support/Words.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const LIVE_WITHIN_MS = 30_000;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let portal: OwnPortal;
let form: PortalForm;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const files = await everyWidgetForm();
  form = await portalFormOf(files);
  portal = await portalAt(NOW);
  writeFiles(portal.formsDir, files);
  const status = async () => (await fetch(`${portal.origin}/api/forms/${EVERY_WIDGET}`)).status;
  await expect.poll(status, { timeout: LIVE_WITHIN_MS, message: portal.output() }).toBe(200);
});
test.afterAll(() => portal?.stop());

const words = new Words('en');
const next = (page: Page) => page.locator('.step-buttons .button-primary');

test('a form that has every widget is filled in and ended with the keyboard alone, and each step reads well', async ({
  page,
}) => {
  const keys = new Keyboard(page, 250);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${portal.origin}/form/${EVERY_WIDGET}?lang=en&nocaptcha=true`);
  await expect(heading).toHaveText(words.of('wizard:step.intro'));
  for (const each of await main.getByRole('checkbox').all()) await keys.tick(each);
  await keys.press(main.getByRole('button', { name: words.of('wizard:notes.want.start') }));

  const { plan, validator } = form;
  const changeWord = words.of('form:record.change');
  const filled = { page, plan, validator, now: NOW, changeWord };
  const filler = new FieldFiller(filled, new KeyboardHands(page));
  for (const [index, { id, fields }] of plan.steps.entries()) {
    await expect(heading).toHaveText(`Step of ${id}`);
    await expect(heading).toBeFocused();
    await filler.fill(fields, EVERY_ANSWER);
    await expectAccessible(page, id);
    // What a screen reader is told of the filled step, in order.
    await expect(main).toMatchAriaSnapshot({ name: `${index + 1}-${id}.aria.yml` });
    await keys.press(next(page));
  }

  await expect(heading).toHaveText(words.of('wizard:review.title'));
  await expect(main).toMatchAriaSnapshot({ name: 'review.aria.yml' });
  await keys.press(next(page));
  await expect(heading).toHaveText(words.of('wizard:ack.offline.title'));
});

test('names every step of it', () => {
  expect(form.plan.steps.map(({ id }) => id)).toEqual(Object.keys(STEPS));
});
