import { type Attack, unless } from './Attack.ts';

const LOW_LIMITS = 'needs low limits of calls';

/** Attacks on the rate limits. */
export const counts: readonly Attack[] = [
  {
    fault: 'F11',
    sends: 'polls with a new cookie each, until the limit of the address',
    expects: '429 after fifty times the limit of a session',
    needsOwn: LOW_LIMITS,
    run: async (target) => {
      for (let poll = 0; poll < 501; poll += 1) {
        const cookie = `sitting=${String(poll).padStart(43, 'a')}`;
        const { status } = await target.call('/api/submission/poll/T1', { headers: { cookie } });
        if (status === 429) return unless(poll >= 10, `429 after ${poll} polls`);
      }
      return 'no 429 in 501 polls';
    },
  },
  {
    fault: 'basics',
    sends: 'captchas with another X-Forwarded-For each',
    expects: '429: the server ignores the header',
    needsOwn: LOW_LIMITS,
    run: async (target) => {
      const statuses: number[] = [];
      for (let call = 0; call < 12; call += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${call}` };
        const path = '/api/wfp/challenge/Eng';
        statuses.push((await target.call(path, { method: 'POST', headers })).status);
      }
      return unless(statuses.at(-1) === 429, statuses.join(' '));
    },
  },
];
