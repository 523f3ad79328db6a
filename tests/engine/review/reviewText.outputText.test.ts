import { describe, expect, it } from 'vitest';
import { type Plan, reviewSections } from '#engine';
import { choice, group, leaf, planOf } from '../../support/planNodes.ts';
import { step } from '../support/wizardFacts.ts';

const PLAN: Plan = {
  ...planOf({
    about: group({}, { ui: { 'ui:field': 'note' } }),
    post: choice(['chairman', 'secretary']),
    agree: leaf('checkbox'),
  }),
  steps: [step('a', { fields: ['/about', '/post', '/agree'] })],
};

function itemsOf(data: Record<string, unknown>) {
  const words = { 'post.output': '{chairman|A}/{secretary|B}', 'agree.output': '{true|C}' };
  const input = { plan: PLAN, data, visible: () => true, texts: words, language: 'en' as const };
  return reviewSections(input).flatMap(({ items }) => items);
}

describe('reviewSections: the review of text that depends on a choice', () => {
  it('crosses out parts next to the answer, and omits notes', () => {
    const struck = itemsOf({ post: 'secretary' }).map((item) => [
      item.pointer,
      item.kind === 'field' && item.lines,
      item.kind === 'field' && item.output?.filter(({ isStruck }) => isStruck),
    ]);
    expect(struck).toEqual([
      ['/post', ['secretary'], [{ text: 'A', isStruck: true }]],
      ['/agree', [], [{ text: 'C', isStruck: true }]],
    ]);
  });

  it('has no output for a choice without such text', () => {
    const plain = reviewSections({
      plan: PLAN,
      data: { post: 'chairman' },
      visible: () => true,
      texts: {},
      language: 'en',
    });
    expect(plain[0]?.items.some((item) => 'output' in item)).toBe(false);
  });
});
