import { describe, expect, it } from 'vitest';
import { createAutofill } from '../../../../server/services/autofill/createAutofill.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';

const plan = planOf({ id: leaf('text') });
const FORM = {
  plan: { ...plan, manifest: { ...plan.manifest, autofill: { idNo: '/id' } } },
  texts: { 'zh-Hant': { 'id.label': '身份證號碼' } },
};

/** Creates the services of a portal with the form LR164. No login is known. */
function services() {
  const calls: string[] = [];
  const none = (name: string) => async () => void calls.push(name);
  const deps = {
    isAutofillOff: () => false,
    clock: { now: () => new Date('2026-11-20T02:00:00Z') },
    catalogue: { current: (code: string) => (code === 'LR164' ? FORM : undefined) },
    logins: {
      find: none('find'),
      findByHandle: none('findByHandle'),
      begin: none('begin'),
    },
  } as unknown as Parameters<typeof createAutofill>[0];
  return { autofill: createAutofill(deps), calls };
}

describe('createAutofill', () => {
  it('returns the fields of an open form only', () => {
    const { autofill } = services();
    expect(autofill.fieldsOf('LR164', 'zh-Hant')).toEqual({
      names: ['idNo'],
      labels: { idNo: '身份證號碼' },
    });
    expect(autofill.fieldsOf('LR165', 'zh-Hant')).toBeUndefined();
  });

  it('starts no login for a form that is not open', async () => {
    const { autofill, calls } = services();
    const input = { browser: 'b', formCode: 'LR165', language: 'en', source: 'PC_Browser' };
    const started = await autofill.startLogin(input as never);
    expect([started, calls]).toEqual([undefined, []]);
  });

  it('fetches no profile without a login', async () => {
    const { autofill, calls } = services();
    const input = {
      browsers: ['b'],
      formCode: 'LR164',
      handles: { accessToken: 'h', openId: 'o' },
    };
    const profile = await autofill.fetchProfile({ ...input, fields: ['idNo'] } as never);
    expect(profile).toEqual({ status: 'failed', message: 'loginFailed' });
    expect(calls).toEqual(['findByHandle']);
  });
});
