import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAll } from '../../../server/forms/compileAll.ts';
import { createFormCatalogue } from '../../../server/forms/createFormCatalogue.ts';
import { memoryDefinitions, NOW } from '../../support/testApp.ts';

/** The helpers of a catalogue test. */
export type FormsInFolder = ReturnType<typeof formsInFolder>;

/** Creates a folder with the form LREAL1, and a catalogue with a settable time. */
export function formsInFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'landform-forms-'));
  const formsDir = join(folder, 'forms');
  const definitionsDir = join(folder, 'definitions');
  cpSync('forms/LREAL1', join(formsDir, 'LREAL1'), { recursive: true });
  const time = { now: NOW };
  const now = () => time.now;
  const store = memoryDefinitions(now);

  const open = (servesDrafts = true, formsDirs = [formsDir]) =>
    createFormCatalogue({
      compile: compileAll,
      folders: { formsDirs, definitionsDir },
      store,
      clock: { now },
      flags: new Set(),
      servesDrafts,
      hotline: () => '2111 1111',
    });
  const edit = (name: string, change: (text: string) => string, code = 'LREAL1') => {
    const file = join(formsDir, code, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  return { formsDir, definitionsDir, time, store, open, edit };
}
