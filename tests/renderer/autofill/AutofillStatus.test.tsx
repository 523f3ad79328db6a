// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AutofillOutcome, Plan } from '#engine';
import { AutofillStatus } from '../../../renderer/autofill/AutofillStatus.tsx';
import type { AutofillActor } from '../../../renderer/wizard/state/Autofill.ts';
import { fakeActor, type ShownSnapshot } from '../../support/fakeActor.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { group, leaf, planOf } from '../../support/planNodes.ts';
import { planStore } from '../../support/planStore.ts';

afterEach(cleanup);

const FIELDS = planOf({
  name: leaf('text'),
  tel: leaf('text'),
  home: group({ flat: leaf('text'), street: leaf('text') }),
});
const PLAN = {
  ...FIELDS,
  manifest: { ...FIELDS.manifest, autofill: { enName: '/name', mobile: '/tel', address: '/home' } },
} as unknown as Plan;
const TEXTS = { 'name.label': 'Name', 'home.label': 'Address' };

async function shown(snapshot: ShownSnapshot) {
  const { actor, send, update } = fakeActor<AutofillActor>(snapshot);
  const services = { store: planStore(PLAN) };
  await inPortal(<AutofillStatus autofill={{ actor }} services={services} texts={TEXTS} />);
  const lines = () =>
    [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent);
  return { send, update, lines };
}

const outcome = (more: Partial<AutofillOutcome>) => ({
  context: { outcome: { filled: [], missed: [], kept: [], ...more } },
});

describe('AutofillStatus', () => {
  it.each<[Partial<AutofillOutcome>, readonly string[]]>([
    [
      { filled: ['/name', '/home/flat', '/home/street'] },
      ['Filled in: Name, Address. Please check them.'],
    ],
    [{}, ['Nothing was filled in.']],
    [
      { filled: ['/name'], missed: ['/tel'], kept: ['/home/flat'] },
      [
        'Filled in: Name. Please check them.',
        'Not filled in: /tel. Please type them.',
        'Left as you typed: Address.',
      ],
    ],
  ])('reports %j', async (more, expected) => {
    expect((await shown(outcome(more))).lines()).toEqual(expected);
  });

  it('reports the progress instead of an earlier result', async () => {
    const { lines, update } = await shown({ ...outcome({}), tags: ['filling'] });
    expect(lines()).toEqual(['Filling in your particulars']);
    act(() => update({ tags: [] }));
    expect(lines()).toEqual(['Nothing was filled in.']);
  });

  it('tells only an idle machine that the step is shown', async () => {
    const { send, lines } = await shown({ value: 'idle' });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'step.shown' });
    expect(lines()).toEqual([]);
    cleanup();
    expect((await shown({ value: 'fetching' })).send).not.toHaveBeenCalled();
  });
});
