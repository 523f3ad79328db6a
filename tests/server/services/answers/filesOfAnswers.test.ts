import { describe, expect, it } from 'vitest';
import { fromWire, reviewSections, toWire } from '#engine';
import { filesOfAnswers } from '../../../../server/services/answers/filesOfAnswers.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';

const file = (name: string) => ({
  name,
  size: 1024,
  type: 'application/pdf',
  sha256: 'a'.repeat(64),
  ref: name,
});

const PLANS = {
  type: 'array',
  maxItems: 3,
  maxTotalBytes: 4096,
  items: { type: 'object', file: { maxBytes: 2048, accept: ['.pdf'] } },
};

describe('filesOfAnswers: a list of files', () => {
  it('is unchanged after a conversion to the wire format and back', async () => {
    const { plan } = await makeForm({ plans: PLANS });
    const data = { plans: [file('a.pdf'), file('b.pdf')] };
    expect(fromWire(plan, toWire(plan, data))).toEqual(data);
  });

  it('returns each file at its own pointer', async () => {
    const { plan } = await makeForm({ plans: PLANS });
    const found = filesOfAnswers(plan.root, { plans: [file('a.pdf'), file('b.pdf')] });
    expect(found.map(({ pointer, name, limits }) => [pointer, name, limits.maxBytes])).toEqual([
      ['/plans/0', 'a.pdf', 2048],
      ['/plans/1', 'b.pdf', 2048],
    ]);
  });

  it('is refused as a whole above its total size', async () => {
    const { errors } = await makeForm({ plans: { ...PLANS, maxTotalBytes: 2000 } });
    expect(errors({ plans: [file('a.pdf'), file('b.pdf')] })).toEqual([
      '/plans validation_filesSizeExceed 2000',
    ]);
  });

  it('shows names and sizes in the review', async () => {
    const { plan } = await makeForm({ plans: PLANS });
    const data = { plans: [file('a.pdf'), file('b.pdf')] };
    const input = { plan, data, visible: () => true, texts: {}, language: 'en' } as const;
    const [section] = reviewSections(input);
    expect(section?.items).toMatchObject([
      { kind: 'field', pointer: '/plans', lines: ['a.pdf (1.00 KB)', 'b.pdf (1.00 KB)'] },
    ]);
  });
});
