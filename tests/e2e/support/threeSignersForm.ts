import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';
import { type PortalForm, portalFormOf } from '../../support/loadPortalForm.ts';
import { copyForm, editJson } from './copyForm.ts';

/**
 * Copies LR176 under another code, with the secretary as third signer. No form of the project has
 * more than two signers. An existing copy is kept.
 */
export async function writeThreeSignersForm(formsDir: string, code: string): Promise<PortalForm> {
  if (!existsSync(join(formsDir, code))) copyWithSecretary(formsDir, code);
  const { files } = await readForm(formsDir, code);
  if (!files) throw new Error(`Cannot read ${code}`);
  return portalFormOf(files);
}

function copyWithSecretary(formsDir: string, code: string): void {
  copyForm(formsDir, { model: 'LR176', code }, (folder) => {
    editJson(join(folder, 'manifest.json'), (manifest) => ({
      ...manifest,
      signatures: [
        ...(manifest.signatures as readonly unknown[]),
        { id: 'secretarySign', order: 3, holder: 'personal', later: true },
      ],
    }));
    for (const [locale, label] of Object.entries(LABELS)) {
      editJson(join(folder, 'locales', `${locale}.json`), (texts) => ({
        ...texts,
        '$signatures.secretarySign.label': label,
      }));
    }
  });
}

const LABELS: Readonly<Record<string, string>> = {
  en: 'Signature of the secretary',
  'zh-Hant': '秘書簽署',
  'zh-Hans': '秘书签署',
};
