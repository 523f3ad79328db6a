import { describe, expect, it } from 'vitest';
import {
  nextStepIds,
  nextStepKey,
  nextStepTexts,
  submissionTypesOf,
} from '../../../engine/behaviour/nextSteps.ts';
import type { Manifest, SubmissionType } from '../../../engine/definition/Manifest.ts';
import type { NextStepPlan, Plan } from '../../../engine/definition/Plan.ts';
import { planOf } from '../../support/planNodes.ts';

describe('nextStepIds', () => {
  const next: readonly NextStepPlan[] = [
    { id: 'post', for: ['OFFLINE_SUBM', 'NO_ESUBM'] },
    { id: 'processing' },
    { id: 'nothing', for: [] },
    { id: 'online', for: ['ALLOW_ESUBM'] },
  ];

  it.each([
    ['ALLOW_ESUBM', ['processing', 'online']],
    ['OFFLINE_SUBM', ['post', 'processing']],
    ['NO_ESUBM', ['post', 'processing']],
    ['SIGN_ONLY', ['processing']],
  ] as const)('returns the steps of %s in order', (type, expected) => {
    expect(nextStepIds(next, type)).toEqual(expected);
  });
});

describe('nextStepTexts', () => {
  it('returns the texts in order, and skips ids without a text', () => {
    const texts = { '$next.a': 'First', '$next.b': '第二', b: 'other' };
    expect(nextStepTexts(['b', 'gone', 'a'], texts)).toEqual(['第二', 'First']);
    expect(nextStepTexts([], texts)).toEqual([]);
  });

  it('nextStepKey: adds "$next." before the id', () => {
    expect(nextStepKey('keepForm')).toBe('$next.keepForm');
  });
});

describe('submissionTypesOf', () => {
  const types = (
    submissionType: readonly SubmissionType[],
    more: Partial<Manifest> = {},
    paymentFields: readonly string[] = [],
  ) => {
    const plan = planOf({});
    const given: Plan = {
      ...plan,
      submissionType: submissionType.map((value) => ({ value })),
      paymentFields,
      manifest: { ...plan.manifest, ...more },
    };
    return submissionTypesOf(given);
  };
  const onPaper = {
    payment: { required: true, items: [], offline: ['cash'] },
  } as unknown as Manifest;
  const online = { payment: { required: true, items: [], offline: [] } } as unknown as Manifest;

  it('returns each type of the manifest once', () => {
    expect(types(['ALLOW_ESUBM'])).toEqual(['ALLOW_ESUBM']);
    expect(types(['NO_ESUBM', 'ALLOW_ESUBM', 'NO_ESUBM'])).toEqual(['NO_ESUBM', 'ALLOW_ESUBM']);
    expect(types([])).toEqual([]);
  });

  it.each([
    ['that can be paid on paper', onPaper, ['/method'], true],
    ['without a choice of the method', onPaper, [], false],
    ['without methods on paper', online, ['/method'], false],
    ['without a payment', {}, ['/method'], false],
    ['refused on iOS', { iosOnlineRefused: true }, [], true],
    ['accepted on iOS', { iosOnlineRefused: false }, [], false],
  ])('adds submission on paper to an online form %s', (_, more, fields, isAdded) => {
    expect(types(['ALLOW_ESUBM'], more, fields)).toEqual(
      isAdded ? ['ALLOW_ESUBM', 'OFFLINE_SUBM'] : ['ALLOW_ESUBM'],
    );
  });

  it('adds nothing to a form that has no online submission, or names paper already', () => {
    expect(types(['SIGN_ONLY'], { iosOnlineRefused: true })).toEqual(['SIGN_ONLY']);
    expect(types(['OFFLINE_SUBM', 'ALLOW_ESUBM'], { iosOnlineRefused: true })).toEqual([
      'OFFLINE_SUBM',
      'ALLOW_ESUBM',
    ]);
  });
});
