import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createOperatorDesk,
  type OperatorDesk,
} from '../../../../server/services/operator/operatorDesk.ts';
import { type HandedIn, handedIn } from '../../../support/askedSubmission.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

let portal: TestPortal;

let desk: OperatorDesk;

let earlier: HandedIn;

beforeAll(async () => {
  portal = await openTestPortal();
  desk = createOperatorDesk({ ...portal.deps, publicUrl: 'https://portal.example' });
}, 60_000);

beforeEach(async () => {
  earlier = await handedIn(portal.deps);
});

afterAll(() => portal.close());

describe('createOperatorDesk', () => {
  const ask = (change: object = {}) =>
    desk({ order: 'supplement:new', reference: earlier.reference, questions: ['Why?'], ...change });
  const requests = () => portal.store.supplements.ofSubmission(earlier.id);

  it('creates a link, valid for 14 days by default, and revokes links', async () => {
    const made = await ask();
    expect(made.isDone).toBe(true);
    expect(made.lines[0]).toMatch(/^https:\/\/portal\.example\/form\/SUPPLINK\?lang=tc#RefID=/);
    expect(made.lines[1]).toContain('until 2026-12-04T02:00:00.000Z');
    expect((await ask({ days: 1 })).lines[1]).toContain('until 2026-11-21T02:00:00.000Z');
    const { reference } = earlier;
    expect(await desk({ order: 'supplement:revoke', reference })).toMatchObject({
      isDone: true,
      lines: ['Links revoked: 2'],
    });
    expect(await desk({ order: 'supplement:revoke', reference })).toMatchObject({ isDone: false });
  });

  it.each<[string, object, RegExp]>([
    ['no reference', { reference: undefined }, /^REFERENCE/],
    ['a reference with a stroke', { reference: 'LREAL1/1' }, /^REFERENCE/],
    ['an unknown reference', { reference: 'LREAL1-000000-1' }, /^No submission has/],
    ['no question', { questions: undefined }, /^--question: 1 to 20/],
    ['21 questions', { questions: Array(21).fill('Why?') }, /^--question: 1 to 20/],
    ['a blank question', { questions: ['Why?', '  '] }, /^--question 2: 1 to 500/],
    ['a question of 501 characters', { questions: ['文'.repeat(501)] }, /^--question 1: 1 to 500/],
    [
      'a question with a bidirectional override',
      { questions: ['a\u202Eb'] },
      /^--question 1: has a character/,
    ],
    ['two addresses', { mail: 'a@b.hk,c@d.hk' }, /^--mail/],
    ['an address with a header', { mail: 'a@b.hk\nBcc: c@d.hk' }, /^--mail/],
    ['no day', { days: 0 }, /^--days/],
    ['91 days', { days: 91 }, /^--days/],
    ['half a day', { days: 1.5 }, /^--days/],
    ['days that are not a number', { days: Number('x') }, /^--days/],
  ])('refuses %s with a message, and stores nothing', async (_, change, line) => {
    const { isDone, lines } = await ask(change);
    expect(isDone).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(await requests()).toEqual([]);
  });

  it('reports every invalid setting at once', async () => {
    const { lines } = await desk({ order: 'supplement:new', days: -1 });
    expect(lines).toHaveLength(3);
  });

  it.each([[undefined], ['supplement:new'], [{ order: 'drop' }]])(
    'refuses the unknown order %j',
    async (order) => {
      expect(await desk(order)).toMatchObject({ isDone: false });
    },
  );
});
