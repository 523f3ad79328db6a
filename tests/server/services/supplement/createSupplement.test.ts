import { describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../../../server/jobs/purge.ts';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import {
  createSupplement,
  revokeSupplements,
} from '../../../../server/services/supplement/createSupplement.ts';
import { ADDRESS, asked, linkOf, QUESTIONS } from '../../../support/askedSubmission.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { supplementOfFile } from '../../support/supplementPortal.ts';

const DAY_MS = 24 * 60 * 60_000;

const at = supplementOfFile();

describe('createSupplement', () => {
  it('returns a link, and stores its secret only in the sealed mail', async () => {
    const made = await asked(at.deps, at.earlier);
    expect(made.address).toMatch(
      /^https:\/\/portal\.example\/form\/SUPPLINK\?lang=tc#RefID=[0-9A-Z]{26}\.[\w-]{43}$/,
    );
    expect(made.expiresAt.getTime() - at.deps.clock.now().getTime()).toBe(14 * DAY_MS);
    const [, secret = ''] = linkOf(made).split('.');
    const { rows } = await rowsOfRequest(made.id);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const text of [secret, ...QUESTIONS]) expect(bytesIn(rows)).not.toContain(text);
  });

  it('returns undefined for an unknown reference number', async () => {
    const wish = { reference: 'LREAL1-000000-000000', questions: ['Why?'], days: 1 };
    expect(await createSupplement({ ...at.deps, publicUrl: '' }, wish)).toBeUndefined();
    expect(await revokeSupplements(at.deps, wish.reference)).toBeUndefined();
  });

  it.each([
    ['the address of the acknowledgement', {}, ADDRESS],
    ['the given address', { mail: 'other@example.hk' }, 'other@example.hk'],
  ])('mails the link once, in the language of the submission, to %s', async (_, wish, to) => {
    const made = await asked(at.deps, at.earlier, wish);
    const outbox = testOutbox(at.deps);
    while ((await runOutbox(outbox.deps)) > 0);
    const mails = outbox.mails.filter(({ messageId }) => messageId.includes(made.id));
    expect(mails).toMatchObject([{ to, subject: `請補充資料：${at.earlier.reference}` }]);
    expect(mails[0]?.text).toContain(made.address);
    expect(mails[0]?.text).toContain('2026年12月4日');
    for (const question of QUESTIONS) expect(mails[0]?.text).not.toContain(question);
    expect(await at.deps.store.supplements.find(made.id)).not.toHaveProperty('sealedMail');
  });

  it('sends no mail for a link that is revoked first', async () => {
    const made = await asked(at.deps, at.earlier);
    expect(await revokeSupplements(at.deps, at.earlier.reference)).toBe(1);
    const outbox = testOutbox(at.deps);
    while ((await runOutbox(outbox.deps)) > 0);
    expect(outbox.mails.filter(({ messageId }) => messageId.includes(made.id))).toEqual([]);
  });
});

describe('createSupplement: purge', () => {
  it('T-44: removes a request after the retention time of answers', async () => {
    const { id } = await asked(at.deps, at.earlier);
    at.portal.clock.advance(14 * DAY_MS + RETENTION.answersMs - DAY_MS);
    await purge(at.deps, RETENTION);
    expect(await at.deps.store.supplements.find(id)).toBeDefined();
    at.portal.clock.advance(2 * DAY_MS);
    await purge(at.deps, RETENTION);
    expect(await at.deps.store.supplements.find(id)).toBeUndefined();
  });
});

function rowsOfRequest(id: string) {
  return at.portal.stores.db
    .selectFrom('supplementaryRequests')
    .selectAll()
    .where('id', '=', id)
    .execute()
    .then((rows) => ({ rows }));
}

function bytesIn(rows: readonly object[]): string {
  return rows
    .flatMap((each) => Object.values(each))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : ''))
    .join(' ');
}
