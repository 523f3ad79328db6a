// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '#engine';
import { openAutofill } from '../../../renderer/autofill/openAutofill.ts';
import { FieldMarks } from '../../../renderer/form-context/FieldMarks.ts';
import { wireAnswer } from '../../support/inPortal.tsx';
import { leaf, planOf } from '../../support/planNodes.ts';
import { planServices } from '../../support/planServices.ts';

const FIELDS = planOf({ name: leaf('text'), mail: leaf('text'), other: leaf('text') });
const PLAN = {
  ...FIELDS,
  manifest: { ...FIELDS.manifest, autofill: { enName: '/name', emailAddress: '/mail' } },
} as unknown as Plan;
const LOGIN = { state: 'S1', code: 'C' };
const PROFILE = { enName: 'CHAN TAI MAN', emailAddress: 'chan@example.hk' };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens autofill for a page, and calls `meanwhile` while the profile is requested. */
function opened(meanwhile: () => void = () => undefined) {
  const handles = { accessToken: 'A', openID: 'O' };
  const made = planServices({
    plan: PLAN,
    answers: {
      '/api/eme/fields/LREAL1/Eng': () =>
        wireAnswer(200, { eMEFields: Object.keys(PROFILE), labels: { enName: 'Name' } }),
      '/api/eme/initLogin': () =>
        wireAnswer(200, { state: 'S1', redirectLink: 'https://app.example', authByQR: true }),
      '/api/eme/authAppCallback': () => wireAnswer(200, { result: 'ok', ...handles }),
      '/api/eme/getProfileFromAPP': () => {
        meanwhile();
        return wireAnswer(200, { status: 'completed', profile: PROFILE });
      },
    },
  });
  const marks = new FieldMarks();
  Object.assign(made.services, { autofill: { marks, handles: () => undefined } });
  const loaded = openAutofill(made.services);
  const fill = async () => {
    loaded.actor.send({ type: 'returned', login: LOGIN });
    await loaded.settled();
    loaded.actor.send({ type: 'step.shown' });
    await loaded.settled();
    return loaded.actor.getSnapshot().context.outcome;
  };
  return { ...made, loaded, marks, fill };
}

describe('openAutofill', () => {
  it('starts idle, without a log-in and without a request', async () => {
    const { loaded, asked } = opened();
    expect(loaded.actor.getSnapshot().matches('idle')).toBe(true);
    await loaded.settled();
    expect(asked).toEqual([]);
  });

  it('requests the names of the fields and a log-in when it begins', async () => {
    const { loaded, asked } = opened();
    loaded.actor.send({ type: 'begin' });
    await vi.waitFor(() =>
      expect(loaded.actor.getSnapshot().context.request).toMatchObject({
        state: 'S1',
        labels: ['Name', 'emailAddress'],
      }),
    );
    expect(asked.map(({ url }) => url).toSorted()).toEqual([
      '/api/eme/fields/LREAL1/Eng',
      '/api/eme/initLogin',
    ]);
  });

  it('fills in the profile after a return from the app, and marks the fields', async () => {
    const { fill, store, marks, loaded } = opened();
    const outcome = await fill();
    expect(outcome).toMatchObject({ filled: ['/name', '/mail'], kept: [] });
    expect(store.data()).toEqual({ name: PROFILE.enName, mail: PROFILE.emailAddress });
    expect([...marks.all()]).toEqual([
      ['/name', 'autofilled'],
      ['/mail', 'autofilled'],
    ]);
    store.set('/name', 'CHAN');
    expect(marks.all().get('/name')).toBe('edited');
    expect(loaded.actor.getSnapshot().context.handles).toEqual({ accessToken: 'A', openId: 'O' });
  });

  it('keeps an answer that is typed while the profile is requested', async () => {
    const made = opened(() => made.store.set('/name', 'typed'));
    expect(await made.fill()).toMatchObject({ filled: ['/mail'], kept: ['/name'] });
    expect(made.store.get('/name')).toBe('typed');
    expect([...made.marks.all().keys()]).toEqual(['/mail']);
  });
});
