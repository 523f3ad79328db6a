import { describe, expect, it } from 'vitest';
import { editedIn, TypedSince } from '../../../renderer/autofill/TypedSince.ts';
import { leaf, planOf } from '../../support/planNodes.ts';
import { planStore } from '../../support/planStore.ts';

const PLAN = planOf({ name: leaf('text'), tel: leaf('text') });

describe('TypedSince', () => {
  it('records the answers that change after its creation, until its end', () => {
    const store = planStore(PLAN, { name: 'CHAN' });
    store.set('/name', 'CHAN T');
    const since = new TypedSince(store, ['/name', '/tel']);
    expect(since.has('/name')).toBe(false);
    store.set('/tel', '2');
    expect([since.has('/name'), since.has('/tel'), since.has('/gone')]).toEqual([
      false,
      true,
      false,
    ]);
    since.end();
    store.set('/name', 'WONG');
    expect(since.has('/name')).toBe(false);
  });

  it('keeps an answer that was changed back', () => {
    const store = planStore(PLAN, { name: 'CHAN' });
    const since = new TypedSince(store, ['/name']);
    store.set('/name', 'WONG');
    store.set('/name', 'CHAN');
    expect(since.has('/name')).toBe(true);
  });
});

describe('editedIn', () => {
  it('returns only the edited fields', () => {
    const statuses = new Map([
      ['/name', 'edited'],
      ['/tel', 'autofilled'],
    ] as const);
    expect([...editedIn(statuses)]).toEqual(['/name']);
  });
});
