import type { FormData } from '#engine';
import { packAnswers } from '../../renderer/saved-file/answerLayout.ts';
import { fileVerifier } from '../../renderer/saved-file/encryption/fileVerifier.ts';
import { sealAnswers } from '../../renderer/saved-file/encryption/sealAnswers.ts';
import type { SavedFiles } from '../../server/services/files/savedFiles.ts';
import { makeForm } from '../engine/support/makeForm.ts';

/**
 * The answers of a memorial, as its form saves them. One answer has no field in the lodgement list.
 */
export const MEMORIAL: FormData = {
  solicitorsCode: '87654321',
  certOfficer: 'WONG SIU LING',
  registrationFee: { optionKey: 'lease' },
  nature: 'assignment',
  dateOfInstrument: '02/11/2026',
  premisesAddress: 'FLAT A, 12/F, EXAMPLE BUILDING',
  consideration: { optionKey: 'none' },
  lotNumbers: [{ lotType: 'IL', lotNo: '64' }],
  parties: [{ partyNameEng: 'CHAN TAI MAN' }],
  verifiedOn: '03/11/2026',
};

/** The options of a saved memorial. The memorial's form is not in this project. */
export interface MemorialFile {
  /** `LR152C` by default. */
  readonly formCode?: string;
  /** 4 by default. */
  readonly version?: number;
  readonly formData?: FormData;
  readonly password: string;
}

/**
 * Creates a saved file of a memorial, as the browser and the server do. A generated form replaces
 * the memorial's form.
 */
export async function memorialFile(files: SavedFiles, memorial: MemorialFile): Promise<Buffer> {
  const { formCode = 'LR152C', version = 4, formData = MEMORIAL, password } = memorial;
  const text = { type: 'string', maxChars: 80 } as const;
  const { plan } = await makeForm(
    Object.fromEntries(['nature', ...Object.keys(formData)].map((name) => [name, text])),
  );
  const lock = { kind: 'password', password } as const;
  const sealed = await sealAnswers(await packAnswers(plan, formData), lock, formCode);
  const origin = { formCode, formRef: formCode, definition: 'stand-in', version };
  return files.seal(origin, await fileVerifier(lock), Buffer.from(sealed));
}
