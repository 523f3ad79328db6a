import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { SupplementaryRequest } from '../../../../server/ports/store/SupplementaryRequests.ts';
import { revokeSupplements } from '../../../../server/services/supplement/createSupplement.ts';
import { openSupplement, recordOf } from '../../../../server/services/supplement/openSupplement.ts';
import { sealQuestions } from '../../../../server/services/supplement/sealedQuestions.ts';
import { answersTo, asked, linkOf, QUESTIONS } from '../../../support/askedSubmission.ts';
import { handIn, OTHER, supplementOfFile } from '../../support/supplementPortal.ts';

const DAY_MS = 24 * 60 * 60_000;

const at = supplementOfFile();

describe('openSupplement', () => {
  const open = (link: unknown) => openSupplement(at.deps, link);

  it('returns the request each time the link is opened', async () => {
    const link = linkOf(await asked(at.deps, at.earlier));
    const opened = {
      form: 'SUPPINFO',
      request: {
        status: 'valid',
        expiresAt: '04/12/2026',
        questions: QUESTIONS.map((prompt) => ({ prompt })),
      },
      query: { reference: at.earlier.reference, form: 'LREAL1' },
    };
    expect(await open(link)).toEqual(opened);
    expect(await open(link)).toEqual(opened);
  });

  it.each([
    ['expired', { reference: true }, async () => at.portal.clock.advance(14 * DAY_MS)],
    [
      'used',
      { reference: true },
      async (link: string) => handIn(at.services, answersTo(link, at.earlier)),
    ],
    ['revoked', {}, async () => revokeSupplements(at.deps, at.earlier.reference)],
  ])('reports only the status of a link that is %s', async (status, reported, end) => {
    const link = linkOf(await asked(at.deps, at.earlier));
    await end(link);
    const query = 'reference' in reported ? { reference: at.earlier.reference } : {};
    expect(await open(link)).toEqual({ form: 'SUPPLINK', request: { status }, query });
  });

  it.each([
    ['nothing', ''],
    ['a text that is not a link', 'b7c9f2e1'],
    ['a link without a request', OTHER],
    ['a very long text', 'x'.repeat(5000)],
    ['an object', { id: 1 }],
  ])('T-36: reports %s as unknown', async (_, link) => {
    expect(await open(link)).toEqual({
      form: 'SUPPLINK',
      request: { status: 'unknown' },
      query: {},
    });
  });

  it('T-36: reports a known id with another secret as unknown', async () => {
    const [id] = linkOf(await asked(at.deps, at.earlier)).split('.');
    expect(await open(`${id}.${'A'.repeat(43)}`)).toMatchObject({ request: { status: 'unknown' } });
  });
});

describe('recordOf', () => {
  it('writes the last day in Hong Kong and the questions in order', () => {
    const vault = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
    const request = {
      id: 'R1',
      sealedQuestions: sealQuestions(vault, 'R1', ['b', 'a']),
      expiresAt: new Date('2026-12-03T16:30:00Z'),
    } as unknown as SupplementaryRequest;
    expect(recordOf({ vault }, request, 'expired')).toEqual({
      status: 'expired',
      expiresAt: '04/12/2026',
      questions: [{ prompt: 'b' }, { prompt: 'a' }],
    });
  });
});
