import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormData, Language } from '#engine';
import { DocxWordDocuments } from '../../../../server/adapters/word/DocxWordDocuments.ts';
import { FolderTemplates } from '../../../../server/adapters/word/FolderTemplates.ts';
import type { FormCatalogue } from '../../../../server/ports/forms/FormCatalogue.ts';
import { wordDocument } from '../../../../server/services/documents/wordDocument.ts';
import { realForms } from '../../../support/testApp.ts';

/** The command of LibreOffice, which `scripts/test/tools.ts` installs. */
const SOFFICE = 'soffice';
const NOW = '2026-11-20T02:00:00.000Z';

/** A form, its document, the sample that requires the document, and expected texts by language. */
const PAPERS: readonly (readonly [string, string, string, Readonly<Record<string, string[]>>])[] = [
  ['LREAL1', 'annexII', 'representative', REPRESENTATIVE()],
  ['LREAL1', 'annexIV', 'representative', REPRESENTATIVE()],
  ['LREAL1', 'annexIII', 'corporate-representative', CORPORATION()],
  ['LREAL1', 'annexV', 'corporate-representative', CORPORATION()],
  ['LR161', 'declaration', 'full', COMMITTEE('45.5%')],
  ['LR125', 'declaration', 'full', COMMITTEE()],
  ['LR167', 'declaration', 'full', COMMITTEE()],
  ['LR171', 'declaration', 'full', COMMITTEE()],
];

describe('DocxWordDocuments: every Word template, opened by LibreOffice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-'));
  const words = new DocxWordDocuments();
  const texts = new Map<string, string>();
  const names = new Map<string, string>();
  let forms: FormCatalogue;

  beforeAll(async () => {
    forms = await realForms();
    const deps = { words, templates: new FolderTemplates(['forms']) };
    for (const [code, id, sample] of PAPERS) {
      for (const language of ['en', 'zh-Hant', 'zh-Hans'] as const) {
        const made = await wordDocument(deps, inputOf(code, id, sample, language));
        if (!made) throw new Error(`${code} ${sample} does not ask for ${id}`);
        writeFileSync(join(folder, `${code}-${id}-${language}.docx`), made.docx);
        names.set(`${code}-${id}-${language}`, made.fileName);
      }
    }
    convertAll();
  }, 120_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await words.close();
  });

  function inputOf(code: string, documentId: string, sample: string, language: Language) {
    const form = forms.current(code);
    if (!form) throw new Error(`There is no form ${code}`);
    const file = readFileSync(`forms/${code}/samples/${sample}.json`, 'utf8');
    const { formData } = JSON.parse(file) as { formData: FormData };
    return { form, documentId, data: formData, language, now: NOW };
  }

  /** Converts all files in one call: LibreOffice needs longer to start than to convert. */
  function convertAll(): void {
    const files = [...names.keys()].map((name) => `${name}.docx`);
    const home = `-env:UserInstallation=file://${join(folder, 'home')}`;
    const format = ['--headless', '--convert-to', 'txt:Text (encoded):UTF8'];
    const { error, stderr } = spawnSync(SOFFICE, [home, ...format, ...files], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 100_000,
    });
    if (error) throw error;
    for (const name of names.keys()) {
      try {
        texts.set(name, readFileSync(join(folder, `${name}.txt`), 'utf8'));
      } catch {
        throw new Error(`LibreOffice did not convert ${name}: ${stderr}`);
      }
    }
  }

  it.each(
    PAPERS.flatMap(([code, id, , wanted]) =>
      (['en', 'zh-Hant'] as const).map((language) => [code, id, language, wanted] as const),
    ),
  )('%s %s in %s: contains the title, the answers and no tag', (code, id, language, wanted) => {
    const text = texts.get(`${code}-${id}-${language}`) ?? '';
    const title = forms.current(code)?.texts[language];
    const heading = code === 'LREAL1' ? `$documents.${id}.title` : '$form.title';
    const expected = [title?.[heading] ?? '', ...(wanted.both ?? []), ...(wanted[language] ?? [])];
    expect(expected.filter((each) => !squeezed(text).includes(squeezed(each)))).toEqual([]);
    expect(text).not.toMatch(/[{}]|undefined|null|\[object/);
  });

  it.each(PAPERS)('%s %s: uses Traditional Chinese for Simplified Chinese', (code, id) => {
    expect(texts.get(`${code}-${id}-zh-Hans`)).toBe(texts.get(`${code}-${id}-zh-Hant`));
    expect(names.get(`${code}-${id}-zh-Hans`)).toBe(names.get(`${code}-${id}-zh-Hant`));
  });

  it.each([
    ['LR161-declaration-en', 'LR161 Declaration of compliance with section 3.docx'],
    ['LREAL1-annexII-zh-Hant', 'LREAL1 附件二：個人業主授權書.docx'],
  ])('%s: has a file name in its language', (name, fileName) => {
    expect(names.get(name)).toBe(fileName);
  });
});

function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}

function REPRESENTATIVE() {
  return {
    both: ['CHAN TAI MAN', 'A123456(3)', 'LEE KA YAN', 'K123456(0)', 'A0123453'],
    en: ['Hong Kong identity card', '1 EXAMPLE STREET', 'SAMPLE HOUSE', '01/12/2026'],
    'zh-Hant': ['香港身份證', '2026年12月1日', 'SAMPLE HOUSE'],
  };
}

function CORPORATION() {
  return {
    both: ['EXAMPLE BODY CORPORATE', '例子貿易有限公司', 'Cap. 999', '陳大文', 'P 12-345'],
    en: ['Ordinance that sets up the body', 'LEE KA YAN', '01/12/2026'],
    'zh-Hant': ['Ordinance that sets up the body', 'LEE KA YAN', '2026年12月1日'],
  };
}

function COMMITTEE(...both: readonly string[]) {
  return {
    both: ["O'BRIEN, SIU MING", 'A123456(3)', 'EXAMPLE BUILDING', '例子大廈', ...both],
    en: ['Secretary of the management committee', 'Cap. 11', 'Commissioner for Oaths'],
    'zh-Hant': ['管理委員會的秘書', '第11章', '監誓員'],
  };
}
