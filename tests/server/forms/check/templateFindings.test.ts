import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { compileAll } from '../../../../server/forms/compileAll.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { fingerprintFolders } from '../../../../server/forms/fingerprintFolders.ts';
import { wordFile } from '../../../support/wordFile.ts';

const formsDir = mkdtempSync(join(tmpdir(), 'landform-'));
const folder = join(formsDir, 'LR161');
const documents = join(folder, 'documents');
const TEMPLATE = 'declaration-of-compliance-section-3';
const EN = `${TEMPLATE}.en.docx`;

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
}, 60_000);
afterAll(async () => {
  rmSync(formsDir, { recursive: true, force: true });
  await workbench?.close();
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('forms/LR161', folder, { recursive: true });
  rmSync(join(folder, 'samples'), { recursive: true });
});

/** Returns the findings about templates: file, code and message. */
async function findings(): Promise<readonly (readonly [string, string, string])[]> {
  const found = await checkFolder(workbench, formsDir, 'LR161');
  return found
    .filter(({ code }) => code.includes('template'))
    .map(({ file, line, code, message, remedy }) => {
      expect(remedy).toMatch(/\.$/);
      return [`${file.slice(file.indexOf('LR161'))}:${line}`, code, message] as const;
    });
}

function write(name: string, ...paragraphs: readonly string[]): void {
  mkdirSync(documents, { recursive: true });
  writeFileSync(join(documents, name), wordFile(paragraphs));
}

describe('templateFindings', () => {
  it('returns no finding for the templates of the form', async () => {
    expect(await findings()).toEqual([]);
  });

  it('reports each missing template at its line of the manifest, Chinese once', async () => {
    rmSync(documents, { recursive: true });
    const place = expect.stringMatching(/^LR161\/manifest\.json:4\d$/);
    expect(await findings()).toEqual([
      [place, 'missing-template', `The template ${EN} is missing`],
      [place, 'missing-template', `The template ${TEMPLATE}.zh-Hant.docx is missing`],
    ]);
  });

  it('reports an unused file, but no temporary or hidden file', async () => {
    for (const name of ['old.en.docx', '~$old.en.docx', '.hidden']) write(name, 'a');
    write(`${TEMPLATE}.zh-Hans.docx`, '{building/buildingNameChi}');
    expect(await findings()).toEqual([
      ['LR161/documents/old.en.docx:1', 'unused-template', expect.any(String)],
    ]);
  });

  it.each([
    ['{declarant/surname}', 'unknown-template-field', 'The tag {declarant/surname} names no field'],
    ['{/declarant/declarant}', 'broken-template', 'A tag is broken'],
    ['{declarant.declarant}', 'unknown-template-field', 'is not the path of a field'],
    ['{declarant ? 1 : 2}', 'unknown-template-field', 'is not the path of a field'],
    ['{__proto__}', 'unknown-template-field', 'names no field of the form'],
    ['{#declarant}{nobody}{/declarant}', 'unknown-template-field', '{nobody} names no field'],
    ['{@declarant}', 'broken-template', 'The tag {@declarant} cannot be used'],
    ['{declarant/declarant', 'broken-template', 'A tag is broken'],
    ['{#declarant}', 'broken-template', 'A tag is broken'],
  ])('reports %s', async (tag, code, message) => {
    write(EN, tag);
    expect(await findings()).toEqual([
      [`LR161/documents/${EN}:1`, code, expect.stringContaining(message)],
    ]);
  });

  it.each([
    '{declarant/address}',
    '{#building/buildingNameChi}({building/buildingNameChi}){/building/buildingNameChi}',
    '{^meeting/sharesTotal}none{/meeting/sharesTotal}',
  ])('accepts %s', async (tag) => {
    write(EN, tag);
    expect(await findings()).toEqual([]);
  });

  it('reports a file that is not a Word document', async () => {
    writeFileSync(join(documents, EN), 'not a zip');
    expect(await findings()).toEqual([
      [`LR161/documents/${EN}:1`, 'broken-template', 'The file is not a Word document'],
    ]);
  });

  it('reports a file that is too large', async () => {
    writeFileSync(join(documents, EN), Buffer.alloc(1024 * 1024 + 1));
    expect(await findings()).toEqual([
      [`LR161/documents/${EN}:1`, 'broken-template', 'The file is larger than 1 MB'],
    ]);
  });

  it('reports a record list without a loop, and a loop inside itself', async () => {
    const lreal1 = 'LREAL1/documents/annex-2-authorisation-by-individual.en.docx';
    cpSync('forms/LREAL1', join(formsDir, 'LREAL1'), { recursive: true });
    const file = wordFile(['{orders}', '{#orders}{#orders}{PRN}{/orders}{/orders}', '{PRN}']);
    writeFileSync(join(formsDir, lreal1), file);
    const found = await checkFolder(workbench, formsDir, 'LREAL1');
    const codes = found.filter(({ code }) => code.includes('template')).map(({ code }) => code);
    expect(codes.sort()).toEqual(['template-list', 'template-loop', 'unknown-template-field']);
  });
});

describe('templateFindings: a changed template', () => {
  it('changes the fingerprint of the folder, and withholds the broken form', async () => {
    rmSync(join(formsDir, 'LREAL1'), { recursive: true, force: true });
    // A folder outside the forms: the compiled files would change their fingerprint.
    const definitionsDir = mkdtempSync(join(tmpdir(), 'landform-'));
    const folders = { formsDirs: [formsDir], definitionsDir };
    const before = await fingerprintFolders(folders);
    expect((await compileAll(folders)).withheld).toEqual([]);
    write(EN, '{nobody}');
    expect(await fingerprintFolders(folders)).not.toBe(before);
    const [faulty] = (await compileAll(folders)).withheld;
    expect(faulty?.code).toBe('LR161');
    expect(faulty?.faults[0]).toContain('unknown-template-field');
    rmSync(definitionsDir, { recursive: true });
  }, 60_000);
});
