import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Feature } from '#engine';
import { compileAll } from '../../../server/forms/compileAll.ts';
import { createFormCatalogue } from '../../../server/forms/createFormCatalogue.ts';
import { formsWithPortalFacts } from '../../../server/forms/formsWithPortalFacts.ts';
import type { FormCatalogue } from '../../../server/ports/forms/FormCatalogue.ts';
import { memoryDefinitions, NOW } from '../../support/testApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'landform-hotline-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('formsWithPortalFacts: inserts the configured hotline, also after a change', async () => {
  let hotline = '2111 1111';
  const formsDir = join(folder, 'forms');
  const definitionsDir = join(folder, 'definitions');
  mkdirSync(formsDir);
  cpSync('forms/SUPPLINK', join(formsDir, 'SUPPLINK'), { recursive: true });
  const catalogue = await createFormCatalogue({
    compile: compileAll,
    folders: { formsDirs: [formsDir], definitionsDir },
    store: memoryDefinitions(),
    clock: { now: () => NOW },
    flags: new Set(),
    servesDrafts: true,
    hotline: () => hotline,
  });
  const form = catalogue.current('SUPPLINK');
  const named = async () =>
    [catalogue.current('SUPPLINK'), await catalogue.byHash(form?.hash ?? ''), catalogue.list()[0]]
      .map((each) => each?.texts.en['$form.notes'] ?? '')
      .map((text) => /Call (.*?) or/.exec(text)?.[1]);
  expect(await named()).toEqual(Array(3).fill('2111 1111'));
  // The form is the same object while the hotline is unchanged.
  expect(catalogue.current('SUPPLINK')).toBe(form);
  hotline = '2111 22223';
  expect(await named()).toEqual(Array(3).fill('2111 22223'));
  // The published and hashed definition keeps the text of the author.
  const published = join(definitionsDir, `SUPPLINK-${form?.hash.slice(0, 16)}.en.json`);
  expect(readFileSync(published, 'utf8')).toContain('Call {phone} or');
}, 60_000);

it('promise 14: formsWithPortalFacts: mentions a feature only while it is configured', () => {
  const texts = { '$form.notes': 'A certificate{{#identityApp}} or iAM Smart+{{/identityApp}}.' };
  const form = { texts: { en: texts, 'zh-Hant': texts, 'zh-Hans': texts } };
  let features: readonly Feature[] = [];
  const catalogue = formsWithPortalFacts(
    { current: () => form } as unknown as FormCatalogue,
    () => ({ hotline: '1', features }),
  );
  const notes = () => catalogue.current('LR999')?.texts['zh-Hant']['$form.notes'];
  expect(notes()).toBe('A certificate.');
  features = ['identityApp'];
  expect(notes()).toBe('A certificate or iAM Smart+.');
});
