import { describe, expect, it } from 'vitest';
import { prefilledData } from '../../../engine/exchange/prefilledData.ts';
import { group, type LeafTraits, leaf, list, planOf } from '../../support/planNodes.ts';

type From = NonNullable<LeafTraits['prefill']>['from'];

const filled = (name: string, from: From = 'request') => leaf('text', { prefill: { from, name } });

const PLAN = planOf({
  applicant: filled('applicant'),
  other: leaf('text'),
  case: group({ no: filled('case/no'), officer: filled('officer', 'profile') }),
  questions: list({
    prompt: filled('questions/prompt'),
    group: group({ code: filled('questions/code') }),
    answer: leaf('text'),
  }),
});
const read = (request: Readonly<Record<string, unknown>>) => prefilledData(PLAN, { request });

describe('prefilledData', () => {
  it('reads each answer under its name, and only from its own source', () => {
    const officer = 'WONG';
    expect(prefilledData(PLAN, { request: { applicant: 'CHAN', officer, other: 'x' } })).toEqual({
      applicant: 'CHAN',
    });
    expect(prefilledData(PLAN, { profile: { officer, applicant: 'CHAN' } })).toEqual({
      case: { officer },
    });
  });

  it.each([
    [{ case: { no: 7 } }, { case: { no: 7 } }],
    [{ case: 'none' }, {}],
    [{ case: null }, {}],
    [{ applicant: null }, { applicant: null }],
    [{}, {}],
  ])('reads a name through objects: %j', (request, expected) => {
    expect(read(request)).toEqual(expected);
  });

  it('creates a row for each entry of a list', () => {
    const questions = [{ prompt: 'Who?', answer: 'x' }, {}, { prompt: 'Why?' }];
    expect(read({ questions })).toEqual({
      questions: [{ prompt: 'Who?' }, {}, { prompt: 'Why?' }],
    });
  });

  it.each([[[]], ['text'], [{ prompt: 'Who?' }]])('creates no row for %j', (questions) => {
    expect(read({ questions })).toEqual({});
  });

  it('reads no inherited property', () => {
    const plan = planOf({ a: filled('toString'), b: filled('case/constructor') });
    expect(prefilledData(plan, { request: { case: {} } })).toEqual({});
  });

  it('reads nothing without sources', () => {
    expect(prefilledData(PLAN, {})).toEqual({});
  });
});
