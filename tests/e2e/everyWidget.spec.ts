import { expect, type Page, test } from '@playwright/test';
import {
  EVERY_ANSWER,
  EVERY_WIDGET,
  everyWidgetForm,
  everyWidgetSteps,
} from '../support/everyWidgetForm.ts';
import { type PortalForm, portalFormOf } from '../support/loadPortalForm.ts';
import { expectAccessible } from './support/checks.ts';
import { dropIn } from './support/dropIn.ts';
import { FieldFiller } from './support/FieldFiller.ts';
import { Keyboard } from './support/Keyboard.ts';
import { KeyboardHands } from './support/KeyboardHands.ts';
import { type SharedPortal, sharedPortalAt } from './support/lentPortal.ts';
import { Words } from './support/Words.ts';

const NOW = '2026-11-20T10:00:00+08:00';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let portal: SharedPortal;
let form: PortalForm;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const files = await everyWidgetForm();
  form = await portalFormOf(files);
  portal = await sharedPortalAt(NOW);
  await dropIn(portal, files);
});

const words = new Words('en');
const next = (page: Page) => page.locator('.step-buttons .button-primary');

test('a form with every widget is completed by keyboard alone, and each step matches its aria snapshot', async ({
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
    // The content of the filled step for screen readers, in order.
    await expect(main).toMatchAriaSnapshot({ name: `${index + 1}-${id}.aria.yml` });
    await keys.press(next(page));
  }

  await expect(heading).toHaveText(words.of('wizard:review.title'));
  await expect(main).toMatchAriaSnapshot({ name: 'review.aria.yml' });
  await keys.press(next(page));
  await expect(heading).toHaveText(words.of('wizard:ack.offline.title'));
});

test('everyWidgetSteps: names every step of the form', async () => {
  expect(form.plan.steps.map(({ id }) => id)).toEqual(Object.keys(await everyWidgetSteps()));
});
