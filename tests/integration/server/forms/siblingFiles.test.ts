import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../../../server/forms/compiler/Workbench.ts';
import { fingerprintFolders } from '../../../../server/forms/fingerprintFolders.ts';
import { formsInFolder } from '../../../server/support/formsInFolder.ts';

/** Creates a folder with one form, whose schema refers to `defs/a.json`. */
function formWithFiles() {
  const { formsDir, open } = formsInFolder();
  rmSync(join(formsDir, 'LREAL1'), { recursive: true });
  mkdirSync(join(formsDir, 'FILES/defs'), { recursive: true });
  const write = (file: string, content: string) =>
    writeFileSync(join(formsDir, 'FILES', file), content);
  write('schema.json', '{ "type": "object", "properties": { "home": { "$ref": "defs/a.json" } } }');
  const errors = async () => {
    const workbench = await openWorkbench();
    const findings = await checkFolder(workbench, formsDir, 'FILES');
    await workbench.close();
    return findings.filter(({ severity }) => severity === 'error').map(lineOf);
  };
  return { formsDir, open, write, errors };
}

const withCity = (city: string) =>
  `{ "type": "object", "properties": { "${city}": { "type": "string", "maxLength": 30 } } }`;

describe('a form whose schema refers to other files of its folder', () => {
  it('changes with each of them', async () => {
    const { formsDir, open, write } = formWithFiles();
    write('defs/a.json', withCity('city'));
    const catalogue = await open();
    expect(catalogue.current('FILES')?.texts.en).toHaveProperty(['home.city.label']);
    const before = await fingerprintFolders({ formsDirs: [formsDir] });
    write('defs/a.json', withCity('town'));
    expect(await fingerprintFolders({ formsDirs: [formsDir] })).not.toBe(before);
    await catalogue.reload();
    expect(catalogue.current('FILES')?.texts.en).toHaveProperty(['home.town.label']);
  });

  it('has findings at the line of the faulty file', async () => {
    const { write, errors } = formWithFiles();
    write('defs/a.json', '{\n  "properties": { "x": { "$ref": "b.json" } }\n}');
    expect(await errors()).toEqual([
      expect.stringMatching(
        /FILES\/defs\/a\.json:2:34 error unknown-ref There is no file "defs\/b\.json" .* Did you mean "defs\/a\.json"\?$/,
      ),
    ]);
    write('defs/a.json', '{\n  "type": "object",,\n}');
    expect(await errors()).toEqual([
      expect.stringMatching(/FILES\/defs\/a\.json:2:\d+ error json-syntax /),
    ]);
  });

  it('may be a list of data, which is named', async () => {
    const { write, errors } = formWithFiles();
    write('schema.json', '[{ "name": "Chan" }]');
    expect(await errors()).toEqual([
      expect.stringContaining('error not-a-schema This is a list of data, not a JSON Schema.'),
    ]);
  });
});
