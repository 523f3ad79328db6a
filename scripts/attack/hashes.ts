import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type FormData, fromWire, toWire } from '#engine';
import { canonicalText } from '../../server/services/answers/answers.ts';
import { bodyText } from '../../server/services/submission/saveSubmission.ts';
import { fileContents } from '../../tests/api/dataFolder.ts';
import { type Attack, unless } from './Attack.ts';
import { bodyOf, honestAnswers, lreal1, type OfferedForm, save } from './honestForm.ts';
import type { Target } from './Target.ts';

/** Several numbers, because a page boundary of the database may split a text. */
const PHONES = ['2345 6701', '2345 6702', '2345 6703'];

/** An attack that searches the data folder for hashes from which answers can be guessed (F4). */
export const hashes: readonly Attack[] = [
  {
    fault: 'F4',
    sends: 'a search of the data folder for the SHA-256 of answers that are known',
    expects: 'the submissions are found, no such hash is',
    needsOwn: 'looks into the data folder',
    run: async (target) => {
      const form = await lreal1(target);
      const guesses: string[] = [];
      const ids: string[] = [];
      for (const ContactTel of PHONES) {
        const formData = { ...honestAnswers('minimal'), ContactTel };
        ids.push(await keep(target, form, formData));
        guesses.push(...guessesOf(form, formData));
      }
      const files = fileContents(join(target.folder ?? '', 'data'));
      const isFound = (text: string | Buffer) => files.some((file) => file.includes(text));
      // If the submissions are not found, the absence of hashes proves nothing.
      if (!ids.some(isFound)) return 'no submission found in the data folder';
      const found = guesses.filter((hex) => isFound(hex) || isFound(Buffer.from(hex, 'hex')));
      return unless(found.length === 0, `${found.length} hashes of answers, as ${found[0]}`);
    },
  },
];

/** Returns the plain hashes that a portal could store: of the answers, and of the call. */
function guessesOf({ plan, hash }: OfferedForm, answers: FormData): readonly string[] {
  const formData = fromWire(plan, toWire(plan, answers));
  const call = { formCode: plan.code, definitionHash: hash, formData, language: 'en' } as const;
  return [canonicalText(formData), bodyText({ ...call, idempotencyKey: undefined })].map((text) =>
    createHash('sha256').update(text).digest('hex'),
  );
}

async function keep(target: Target, form: OfferedForm, formData: FormData): Promise<string> {
  const headers = { 'idempotency-key': `attack-${randomUUID()}` };
  const { submissionId, text } = await save(target, bodyOf(form, formData), headers);
  if (submissionId === undefined) throw new Error(`Cannot keep the answers: ${text}`);
  return submissionId;
}
