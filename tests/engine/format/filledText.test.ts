import { describe, expect, it } from 'vitest';
import { answerInText, answersIn, filledText, type Language, reviewSections } from '#engine';
import type { ReviewInput } from '../../../engine/review/Review.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';
import { step } from '../support/wizardFacts.ts';

const PLAN = {
  ...planOf({
    words: group({}, { ui: { 'ui:field': 'note' } }),
    plain: group({}, { ui: { 'ui:field': 'note' } }),
    who: group({
      name: leaf('text'),
      posts: choice(['a', 'b'], {}, 'choices'),
      born: leaf('date'),
    }),
    home: group(
      { line1: leaf('text'), line2: leaf('text') },
      { ui: { 'ui:field': 'address-lines' } },
    ),
    members: list({ name: leaf('text') }),
  }),
  steps: [step('a', { fields: ['/words', '/plain'] })],
};

const TEXTS = {
  'words.label': 'What is declared',
  'words.text': '## Oath\n\nI, **{/who/name}**, of {/home}, born on {/who/born}:\n\n- {/who/posts}',
  'plain.text': 'Nothing of anybody.',
  'who.posts.options.a': 'Chairman',
  'who.posts.options.b': 'Secretary',
};

const DATA = {
  who: { name: 'CHAN **TAI** {/home} MAN', posts: ['a', 'b'], born: '01/12/1976' },
  home: { line1: '1 EXAMPLE STREET', line2: 'CENTRAL' },
};

const input = (language: Language, more: Partial<ReviewInput> = {}): ReviewInput => ({
  plan: PLAN,
  data: DATA,
  visible: () => true,
  texts: TEXTS,
  language,
  ...more,
});

describe('filledText: answers in a text', () => {
  it('answersIn: returns the pointers of the placeholders, and ignores other braces', () => {
    expect(answersIn('{/a} {0} {n} {/a/b_1} {b} {/} {a|c}')).toEqual(['/a', '/a/b_1']);
  });

  it('filledText: fills each placeholder once, and keeps a brace in an answer', () => {
    expect(filledText('{/a} and {/b}', (pointer) => `${pointer} {/b}`)).toBe('/a {/b} and /b {/b}');
  });

  it.each([
    ['en', '/who/born', '01/12/1976'],
    ['zh-Hant', '/who/born', '1976年12月1日'],
    ['en', '/who/posts', 'Chairman, Secretary'],
    ['zh-Hans', '/who/posts', 'Chairman，Secretary'],
    ['en', '/home', '1 EXAMPLE STREET, CENTRAL'],
  ] as const)('answerInText: formats by type in %s: %s', (language, pointer, expected) => {
    expect(answerInText(pointer, input(language))).toBe(expected);
  });

  it('answerInText: returns a blank line for an absent, hidden or compound answer', () => {
    const line = /^_{8}$/;
    expect(answerInText('/who/name', input('en', { data: {} }))).toMatch(line);
    expect(answerInText('/who/name', input('en', { visible: () => false }))).toMatch(line);
    for (const pointer of ['/nobody', '/who', '/members', '/members/name']) {
      expect(answerInText(pointer, input('en'))).toMatch(line);
    }
  });
});

describe('reviewSections: a note', () => {
  it('contains the text with its answers, without markup, and omits a note without answers', () => {
    expect(reviewSections(input('en')).flatMap(({ items }) => items)).toEqual([
      {
        kind: 'note',
        pointer: '/words',
        label: 'What is declared',
        text:
          'Oath\n\nI, CHAN **TAI** {/home} MAN, of 1 EXAMPLE STREET, CENTRAL, born on 01/12/1976:' +
          '\n\n• Chairman, Secretary',
      },
    ]);
  });
});

describe('answersIn()', () => {
  it('finds names with a hyphen and letters of any script', () => {
    expect(answersIn('{/dist-tags} {/姓名} {/@type} {/a/2} {/a b} {/a-}')).toEqual([
      '/dist-tags',
      '/姓名',
      '/@type',
      '/a-',
    ]);
  });
});
