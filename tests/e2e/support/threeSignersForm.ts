import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readForm } from '../../../server/forms/readFormFiles.ts';
import { PROJECT_ROOT } from '../../../server/projectRoot.ts';
import { type PortalForm, portalFormOf } from '../../support/loadPortalForm.ts';

const MODEL = 'LR176';

type Json = Record<string, unknown>;

/**
 * Lays LR176 beside the forms of the project, under another code and with the secretary as third
 * signer: no form of the project has more than two.
 */
export async function writeThreeSignersForm(formsDir: string, code: string): Promise<PortalForm> {
  // Whole before the portal sees it.
  const folder = join(formsDir, '..', code);
  cpSync(join(PROJECT_ROOT, 'forms', MODEL), folder, { recursive: true });
  rmSync(join(folder, 'samples'), { recursive: true });
  edit(join(folder, 'manifest.json'), (manifest) => ({
    ...manifest,
    code,
    reference: code,
    signatures: [
      ...(manifest.signatures as Json[]),
      { id: 'secretarySign', order: 3, holder: 'personal', later: true },
    ],
  }));
  edit(join(folder, 'schema.json'), (schema) => ({
    ...schema,
    $id: String(schema.$id).replace(MODEL, code),
  }));
  for (const locale of readdirSync(join(folder, 'locales'))) {
    edit(join(folder, 'locales', locale), (texts) => ({
      ...texts,
      '$signatures.secretarySign.label': LABELS[locale] ?? '',
    }));
  }
  renameSync(folder, join(formsDir, code));
  const { files } = await readForm(formsDir, code);
  if (!files) throw new Error(`Cannot read ${code}`);
  return portalFormOf(files);
}

const LABELS: Readonly<Record<string, string>> = {
  'en.json': 'Signature of the secretary',
  'zh-Hant.json': '秘書簽署',
  'zh-Hans.json': '秘书签署',
};

function edit(file: string, change: (content: Json) => Json): void {
  const content: Json = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(change(content), undefined, 2));
}
