import { describe, expect, it } from 'vitest';
import type { FormData } from '#engine';
import { writtenAnswer } from '../../../../renderer/form/records/writtenAnswer.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, group, leaf, planOf } from '../../../support/planNodes.ts';

const PARTS = { day: leaf('text'), month: leaf('text'), year: leaf('text') };
const PLAN = planOf({
  name: leaf('text'),
  kind: choice(['a']),
  home: group({ street: leaf('text'), city: leaf('text'), country: leaf('text') }),
  on: group(PARTS, { dateParts: { day: 'day', month: 'month', year: 'year' } }),
});

function written(pointer: string, data: FormData) {
  const store = FakeStore.of(PLAN, { data });
  const texts = { 'kind.options.a': 'Alpha' };
  return writtenAnswer(store.node(pointer), pointer, { store, texts, language: 'en' });
}

describe('writtenAnswer', () => {
  it.each<[string, FormData, string]>([
    ['/name', { name: 'Ann' }, 'Ann'],
    ['/name', {}, ''],
    ['/kind', { kind: 'a' }, 'Alpha'],
    ['/home', { home: { street: '1 High Street', country: 'HK' } }, '1 High Street, HK'],
    ['/home', {}, ''],
    ['/on', { on: { day: '01', month: '12', year: '2026' } }, '01/12/2026'],
    ['/on', { on: { day: '01', month: '12' } }, ''],
  ])('of %s with %j is %j', (pointer, data, text) => {
    expect(written(pointer, data)).toBe(text);
  });
});
