import { describe, expect, it } from 'vitest';
import { type JsonObject, reviewSections } from '#engine';
import { formOf, TEXT } from '../../../engine/support/externalForm.ts';

const texts = (count: number): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, TEXT]));

describe('importJsonSchema: a long group on several steps', () => {
  const big = { type: 'object', title: 'Big', required: ['f0', 'f29'], properties: texts(30) };

  it('shows each fault on the step of its field', async () => {
    const { plan, store } = await formOf({ big }, { required: ['big'] });
    expect(plan.steps.map(({ id, fields }) => [id, fields.length])).toEqual([
      ['big', 15],
      ['big2', 15],
    ]);
    const opened = store({ big: { f1: 'x' } });
    const faults = (id: string) =>
      opened.validateSteps([id]).map(({ path, key }) => `${path} ${key}`);
    expect(faults('big')).toEqual(['/big/f0 validation_required']);
    expect(faults('big2')).toEqual(['/big/f29 validation_required']);
  });

  it('has a section of the review for each step, with every answer once', async () => {
    const form = await formOf({ big });
    const data = { big: { f0: 'first', f29: 'last' } };
    const sections = reviewSections({
      plan: form.plan,
      data,
      visible: () => true,
      texts: form.texts.en,
      language: 'en',
    });
    expect(sections.map(({ title, items }) => [title, items.length])).toEqual([
      ['Big (1 of 2)', 15],
      ['Big (2 of 2)', 15],
    ]);
    expect(sections[1]?.items.at(-1)).toMatchObject({ pointer: '/big/f29', lines: ['last'] });
  });

  it('is skipped as a whole while a condition hides it', async () => {
    const kind = { enum: ['a', 'b'] };
    const { plan, store } = await formOf(
      { kind },
      {
        if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
        then: { properties: { big } },
      },
    );
    const ids = plan.steps.map(({ id }) => id);
    expect(ids).toEqual(['kind', 'big', 'big2']);
    const shown = (data: JsonObject) => ids.filter((id) => store(data as never).isStepVisible(id));
    expect(shown({ kind: 'b' })).toEqual(['kind']);
    expect(shown({ kind: 'a' })).toEqual(ids);
  });

  it('stays on one step if a rule of its schema concerns it as a whole', async () => {
    const pair = {
      if: { required: ['f0'] },
      then: { required: ['f1'] },
      not: { required: ['f2', 'f3'] },
    };
    const { plan } = await formOf({ big: { ...big, ...pair } });
    expect(plan.steps.map(({ fields }) => fields)).toEqual([['/big']]);
  });
});

it('importJsonSchema: keeps scalars between the groups of the source', async () => {
  const group = { type: 'object', properties: texts(6) };
  const { plan } = await formOf({ a: TEXT, one: group, b: TEXT, c: TEXT, two: group, d: TEXT });
  expect(plan.steps.flatMap(({ fields }) => fields)).toEqual([
    '/a',
    '/one',
    '/b',
    '/c',
    '/two',
    '/d',
  ]);
});
