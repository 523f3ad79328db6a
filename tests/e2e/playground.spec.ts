import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { violationsOf } from './support/checks.ts';
import { PlaygroundPage } from './support/PlaygroundPage.ts';
import { serveFolder } from './support/serveFolder.ts';

const BUILT = join(import.meta.dirname, '../../build/playground');

const PET = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "title": "Register a pet",
  "required": ["pet"],
  "properties": { "pet": { "type": "string", "title": "Name of the pet" } }
}`;

test.describe.configure({ timeout: 180_000 });

test('playground: a form by keyboard alone, from a schema to a shared link', async ({
  page,
  context,
}) => {
  const playground = new PlaygroundPage(page);
  const { form } = playground;
  await playground.open('/playground/?lang=en');

  await test.step('start from nothing', async () => {
    await playground.goTo(page.getByRole('combobox', { name: 'Start from' }));
    await page.keyboard.type('Empty');
    await playground.press(page.getByRole('button', { name: 'Open' }));
    await expect(page.getByText('The form appears here when')).toBeVisible();
  });

  await test.step('type a schema', async () => {
    await playground.goTo(playground.editor);
    await playground.replaceText(PET);
    await expect(form.getByLabel('Name of the pet')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(playground.editor).not.toBeFocused();
  });

  await test.step('fill in, and read the verdict', async () => {
    await playground.goTo(form.getByLabel('Name of the pet'));
    await page.keyboard.type('Rex');
    await playground.chooseTab('Result', /^Answers/, 'Shift+Tab');
    await expect(page.getByText('Valid: these answers can be submitted.')).toBeVisible();
    await expect(page.getByText('"pet": "Rex"')).toBeVisible();
  });

  await test.step('break the schema: the last form and its answers stay', async () => {
    await playground.goTo(playground.editor, 'Shift+Tab');
    await playground.replaceText(PET.replace('"type": "string"', '"type": "text"'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await playground.chooseTab('Result', /^Findings/);
    const link = page.getByRole('button', { name: 'schema.json, line 6' }).first();
    await playground.press(link);
    await expect(playground.editor).toBeFocused();
    expect(await playground.currentLine()).toBe('6');
    await expect(page.locator('.cm-lint-marker-error')).toBeVisible();
  });

  await test.step('mend it: answers are kept', async () => {
    await playground.replaceText(PET.replace('Name of the pet', 'Its name'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await playground.chooseTab('Result', /^Form/);
    await expect(form.getByLabel('Its name')).toHaveValue('Rex');
    await expect(playground.editor).not.toBeFocused();
  });

  await test.step('share and download', async () => {
    await playground.press(page.getByRole('button', { name: 'Share link' }), 'Shift+Tab');
    const link = await page.getByRole('textbox', { name: 'Link to this form' }).inputValue();
    const other = new PlaygroundPage(await context.newPage());
    await other.open(link);
    await expect(other.form.getByLabel('Its name')).toBeVisible();
    await expect(other.editor).toContainText('Register a pet');
    expect(other.faults).toEqual([]);
    await other.page.close();
    await page.bringToFront();
    const files = await playground.download();
    expect(files['MYFORM/schema.json']).toContain('"Its name"');
  });
  expect(playground.faults).toEqual([]);
});

test('playground: an example in three languages, its samples and its conditions', async ({
  page,
}) => {
  const playground = new PlaygroundPage(page);
  const { form } = playground;
  await playground.open('/playground/?lang=en');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('FIRST');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(form.getByText('Request for a copy').first()).toBeVisible();

  await page.getByRole('button', { name: 'wrong-hkid' }).click();
  await expect(form.getByLabel(/identity card/i)).toHaveValue(/A123456/);
  const languages = page.getByRole('group', { name: 'Language of the form' });
  await languages.getByRole('button', { name: '繁體中文' }).click();
  await expect(form.getByText('索取副本').first()).toBeVisible();
  await page.getByRole('tab', { name: /^Answers/ }).click();
  await expect(page.getByText('Not valid yet: 1 error')).toBeVisible();
  await expect(page.getByText('/idNo', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Conditions' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Conditions' }).locator('svg')).toBeVisible();
  expect(playground.faults).toEqual([]);
});

test('playground: a form up to its review with its fee, under a code of its own', async ({
  page,
}) => {
  const playground = new PlaygroundPage(page);
  const { form } = playground;
  await playground.open('/playground/?lang=en');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('FIRST');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByLabel('Form code')).toHaveValue('FIRST');
  await page.getByLabel('Form code').fill('copies');
  await page.getByLabel('Form code').press('Enter');
  await expect(page.getByLabel('Form code')).toHaveValue('COPIES');
  await expect(form.getByText('(COPIES)').first()).toBeVisible();

  await page.getByRole('button', { name: 'certified-copy' }).click();
  await expect(form.getByLabel(/identity card/i)).not.toHaveValue('');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('heading', { name: 'Your request' })).toBeVisible();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(form.getByText('HK$').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Schema' }).focus();
  const files = await playground.download();
  expect(Object.keys(files)).toContain('COPIES/manifest.json');
  expect(JSON.parse(files['COPIES/manifest.json'] ?? '').code).toBe('COPIES');
  expect(playground.faults).toEqual([]);
});

test('playground: language, links and edits survive other forms and a reload', async ({ page }) => {
  const playground = new PlaygroundPage(page);
  const { form } = playground;
  const start = async (example: string) => {
    await page.getByRole('combobox', { name: '開始範本' }).selectOption(example);
    await page.getByRole('button', { name: '開啟', exact: true }).click();
  };
  await playground.open('/playground/?lang=tc');
  await expect(form.getByLabel('Your name')).toBeVisible();

  await test.step('a form in Chinese, after one that is in English only', async () => {
    await start('FIRST');
    await expect(form.getByText('索取副本').first()).toBeVisible();
  });

  await test.step('an edit after the link was shared outlives a reload', async () => {
    await start('empty');
    await page.getByRole('button', { name: '分享連結' }).click();
    await expect(page).toHaveURL(/#form=1\./);
    await playground.editor.focus();
    await playground.replaceText(PET);
    await expect(form.getByLabel('Name of the pet')).toBeVisible();
    await expect(page).not.toHaveURL(/#/);
    await page.reload();
    await expect(form.getByLabel('Name of the pet')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('an example opens, and the edited form again', async () => {
    await playground.editor.focus();
    await playground.replaceText(PET.replace('Name of the pet', 'Its name'));
    await expect(form.getByLabel('Its name')).toBeVisible();
    await start('ORDERS');
    await expect(form.getByText('Order of land searches').first()).toBeVisible();
    await page.getByRole('button', { name: '返回之前的表格' }).click();
    await expect(form.getByLabel('Its name')).toBeVisible();
  });
  expect(playground.faults).toEqual([]);
});

test('playground: by keyboard alone on a phone, from an example to a folder', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const playground = new PlaygroundPage(page);
  const { form } = playground;
  await page.goto('/playground/?lang=en');
  await expect(playground.editor).toBeVisible({ timeout: 60_000 });

  await test.step('open an example, and see its form', async () => {
    await playground.goTo(page.getByRole('combobox', { name: 'Start from' }));
    await page.keyboard.type('Copy of');
    await playground.press(page.getByRole('button', { name: 'Open' }));
    await expect(page.getByText('The form is open.')).toBeVisible();
    await playground.chooseTab('Show', /^Result/);
    await playground.goTo(form.getByLabel('Name of applicant'));
    await page.keyboard.type('Chan');
  });

  await test.step('ask why a field is not shown', async () => {
    await playground.chooseTab('Result', /^Conditions/, 'Shift+Tab');
    await playground.goTo(page.getByRole('combobox', { name: 'Field' }));
    await expect(
      page.getByText(/Shown only if “Kind of copy” is .*; now it has no answer/),
    ).toBeVisible();
    await playground.chooseTab('Result', /^Form/, 'Shift+Tab');
    await playground.press(page.getByRole('button', { name: 'certified-copy' }));
    await expect(form.getByLabel('Name of applicant')).not.toHaveValue('Chan');
    await playground.chooseTab('Result', /^Conditions/, 'Shift+Tab');
    await expect(page.getByText(/now it is “Certified copy”/)).toBeVisible();
  });

  await test.step('from a finding to its line in the other pane', async () => {
    await playground.chooseTab('Show', /^Files/, 'Shift+Tab');
    await playground.goTo(playground.editor);
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('x');
    await page.keyboard.press('Escape');
    await playground.chooseTab('Show', /^Result/, 'Shift+Tab');
    await playground.chooseTab('Result', /^Findings 1 error/);
    await playground.press(page.getByRole('button', { name: 'schema.json, line 1' }));
    await expect(playground.editor).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('Escape');
  });

  await test.step('take the folder along', async () => {
    const files = await playground.download();
    expect(files['FIRST/schema.json']).toMatch(/^\{/);
    await expect(page.getByText(/^FIRST\.zip is saved\./)).toBeVisible();
  });
  expect(playground.faults).toEqual([]);
});

for (const [width, language] of [
  [1280, 'en'],
  [320, 'en'],
  [320, 'tc'],
  [320, 'chs'],
] as const) {
  test(`playground: no violation at ${width} px in ${language}, and no sideways scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const playground = new PlaygroundPage(page);
    await page.goto(`/playground/?lang=${language}`);
    await expect(playground.editor).toBeVisible({ timeout: 60_000 });
    const look = async () => {
      expect(await violationsOf(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    };
    await look();
    if (width === 320) await page.getByRole('tab').nth(1).click();
    for (const at of [0, 1, 2, 3]) {
      await page.getByRole('tablist').last().getByRole('tab').nth(at).click();
      if (at === 0) await expect(playground.form.getByRole('heading', { level: 1 })).toBeVisible();
      await look();
    }
    expect(playground.faults).toEqual([]);
  });
}

test('playground: a static host without headers, in a folder of its own', async ({ page }) => {
  const host = await serveFolder(BUILT, '/tools/forms/');
  const playground = new PlaygroundPage(page);
  await playground.open(`${host.address}?lang=en`);
  await expect(playground.form.getByLabel('Your name')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.goto(`${host.address}?lang=en#form=1.damaged`);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This link is not complete');
  expect(sent.filter((method) => method !== 'GET')).toEqual([]);
  expect(playground.faults).toEqual([]);
  await host.close();
});
