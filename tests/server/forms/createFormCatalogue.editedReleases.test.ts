import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FormsInFolder, formsInFolder } from '../support/formsInFolder.ts';

describe('createFormCatalogue', () => {
  let formsDir: FormsInFolder['formsDir'];
  let definitionsDir: FormsInFolder['definitionsDir'];
  let store: FormsInFolder['store'];
  let open: FormsInFolder['open'];
  let edit: FormsInFolder['edit'];

  beforeEach(() => {
    ({ formsDir, definitionsDir, store, open, edit } = formsInFolder());
  });

  describe('with an edited released version', () => {
    const release = async () => {
      const catalogue = await open();
      const form = catalogue.current('LREAL1');
      const index = JSON.parse(readFileSync(join(definitionsDir, 'index.json'), 'utf8'));
      const { contentHash } = index.LREAL1 as { contentHash: string };
      const lock = { LREAL1: { 1: contentHash } };
      writeFileSync(join(formsDir, 'forms.lock.json'), JSON.stringify(lock));
      return form?.hash;
    };
    const change = () =>
      edit('locales/en.json', (text) => text.replace('Owner of the property', 'Owners'));

    it('serves the released version and reports the edit, in production', async () => {
      const released = await release();
      change();
      const catalogue = await open(false);
      expect(catalogue.current('LREAL1')?.hash).toBe(released);
      const [{ faults } = { faults: [] }] = catalogue.withheld();
      expect(faults).toEqual([
        expect.stringMatching(
          /LREAL1\/manifest\.json:\d+:14 error released-edited .* Remedy: Raise "version" to 2/,
        ),
      ]);
      expect(await store.latestDefinition('LREAL1')).toMatchObject({ hash: released });
    });

    it('serves the edit as a draft under its own hash, in demo', async () => {
      const released = await release();
      change();
      const catalogue = await open(true);
      expect(catalogue.current('LREAL1')?.hash).not.toBe(released);
      expect(catalogue.withheld()).toEqual([]);
      expect(catalogue.drafts().map(({ code }) => code)).toEqual(['LREAL1']);
    });

    it('serves the edit once its version is raised', async () => {
      await release();
      change();
      edit('manifest.json', (text) => text.replace('"version": 1', '"version": 2'));
      const catalogue = await open(false);
      expect([catalogue.current('LREAL1')?.plan.version, catalogue.withheld()]).toEqual([2, []]);
    });
  });
});
