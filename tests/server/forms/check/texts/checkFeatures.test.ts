import { describe, expect, it } from 'vitest';
import { FEATURES } from '#engine';
import {
  featureMarks,
  featureProblems,
  withoutFeatureMarks,
} from '../../../../../server/forms/check/texts/checkFeatures.ts';

describe('featureProblems()', () => {
  it.each([
    ['plain {phone} {/declarant/declarant} {0}', []],
    ['a{{#identityApp}} b{{/identityApp}}{{^identityApp}} c{{/identityApp}}', []],
    ['{{#telepathy}}a{{/telepathy}}', ['unknown-feature', 'unknown-feature']],
    ['{{identityApp}}', ['unknown-feature']],
    ['{{#identityApp}}a', ['open-feature']],
    ['a{{/identityApp}}', ['open-feature']],
    [
      '{{#identityApp}}{{#identityApp}}{{/identityApp}}{{/identityApp}}',
      ['open-feature', 'open-feature'],
    ],
  ])('promise 14: checks %j', (text, faults) => {
    expect(featureProblems(text).map(({ code }) => code)).toEqual(faults);
  });

  it('promise 14: names the known features in its remedy', () => {
    const [fault] = featureProblems('{{#telepathy}}a{{/telepathy}}');
    for (const feature of FEATURES) expect(fault?.remedy).toContain(feature);
  });
});

describe('featureProblems(): the place of a fault', () => {
  it.each([
    [
      '{{^identityApp}}a{{/identityApp}}b{{/identityApp}}',
      ['has the mark {{/identityApp}} without its partner'],
    ],
    [
      '{{#x}}{{#identityApp}}a',
      [
        'has the mark {{#x}}, which names no feature of the portal',
        'has the mark {{#identityApp}} without its partner',
      ],
    ],
  ])('names the mark in %j', (text, messages) => {
    expect(featureProblems(text).map(({ message }) => message)).toEqual(messages);
  });
});

const TEXT = 'a{{#identityApp}} {phone}{{/identityApp}}{{^x}}b';

describe('featureMarks', () => {
  it('returns the marks in written order', () => {
    expect(featureMarks(TEXT)).toEqual(['{{#identityApp}}', '{{/identityApp}}', '{{^x}}']);
    expect(featureMarks('{phone}')).toEqual([]);
  });
});

describe('withoutFeatureMarks', () => {
  it('shows every part, and keeps placeholders', () => {
    expect(withoutFeatureMarks(TEXT)).toBe('a {phone}b');
  });
});
