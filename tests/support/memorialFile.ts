import type { FormData } from '#engine';
import { packAnswers } from '../../renderer/saved-file/answerLayout.ts';
import { fileVerifier } from '../../renderer/saved-file/fileVerifier.ts';
import { sealAnswers } from '../../renderer/saved-file/sealAnswers.ts';
import type { SavedFiles } from '../../server/services/files/savedFiles.ts';
import { makeForm } from '../engine/support/makeForm.ts';

/** A memorial as its form saves it, with an answer that the lodgement list has no place for. */
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

/** A file of a form that this project does not have. */
export interface MemorialFile {
  /** `LR152C` by default. */
  readonly formCode?: string;
  /** 4 by default. */
  readonly version?: number;
  readonly formData?: FormData;
  readonly password: string;
}

/** Saves a memorial as browser and server do, with a stand-in for its form. */
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
