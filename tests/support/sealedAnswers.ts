import { sealAnswers } from '../../renderer/saved-file/sealAnswers.ts';

/** Encrypts answers as the first version of saved files did: JSON alone, attachments in base64. */
export function sealedInLayout1(answers: object, password: string, code: string): Promise<string> {
  return sealAnswers(new TextEncoder().encode(JSON.stringify(answers)), password, code);
}
