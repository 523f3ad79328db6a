import { randomIds } from '../../server/adapters/system/randomIds.ts';
import { sealAckAddress } from '../../server/services/answers/answers.ts';
import type { ServiceDeps } from '../../server/services/contract/ServiceDeps.ts';
import {
  createSupplement,
  type SupplementMade,
} from '../../server/services/supplement/createSupplement.ts';

export const QUESTIONS = ['Which of the two floors is right?', 'Please send the certificate.'];
export const ADDRESS = 'chan.taiman@example.hk';

/** An online submission with its reference number. */
export interface HandedIn {
  readonly id: string;
  readonly reference: string;
}

/** Stores a free LREAL1 as submitted, in Traditional Chinese, with an e-mail address. */
export async function handedIn({ store, clock, vault }: ServiceDeps): Promise<HandedIn> {
  const id = randomIds.id();
  const reference = `LREAL1-261101-${randomIds.digits(6)}`;
  const now = clock.now();
  await store.transact(async (records) => {
    await records.submissions.insert({
      id,
      sitting: 'b'.repeat(64),
      formCode: 'LREAL1',
      definitionHash: 'hash',
      language: 'zh-Hant',
      dataHash: 'data',
      amountCents: 0,
      feeLines: [],
      quoteExpiresAt: now,
      sealedAck: sealAckAddress(vault, id, ADDRESS),
      now,
    });
    await records.references.claim(reference, id, now);
    const patch = { referenceNumber: reference, submittedAt: now };
    await records.submissions.move(id, ['QUOTED'], 'SUBMITTED', now, patch);
  });
  return { id, reference };
}

/**
 * Creates a request with two questions about a submission. By default, the request is valid for 14
 * days.
 */
export async function asked(
  deps: ServiceDeps,
  { reference }: HandedIn,
  wish: { readonly mail?: string; readonly days?: number } = {},
): Promise<SupplementMade> {
  const made = await createSupplement(
    { ...deps, publicUrl: 'https://portal.example' },
    { reference, questions: QUESTIONS, days: 14, ...wish },
  );
  if (!made) throw new Error('Cannot ask: the submission is not there');
  return made;
}

/** Returns the token of a link, which the page reads from the fragment of the URL. */
export function linkOf({ address }: SupplementMade): string {
  return new URLSearchParams(new URL(address).hash.slice(1)).get('RefID') ?? '';
}

/** Returns the answers of the form SUPPINFO to the questions. */
export function answersTo(link: string, { reference }: HandedIn): Record<string, unknown> {
  return {
    referenceNumber: reference,
    formCode: 'LREAL1',
    linkToken: link,
    submitterType: 'individual',
    enName: 'CHAN TAI MAN',
    dayPhone: '2345 6789',
    email: ADDRESS,
    emailRetype: ADDRESS,
    questions: QUESTIONS.map((prompt) => ({ prompt, answer: 'It is the twelfth.' })),
  };
}
