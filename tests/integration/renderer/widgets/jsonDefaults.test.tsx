// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type JsonObject, reviewSections } from '#engine';
import { formOf } from '../../../engine/support/externalForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';

afterEach(cleanup);

/** Renders the form of an external schema. Returns its answers and the lines of its review. */
async function shown(properties: JsonObject) {
  const form = await formOf(properties);
  const store = form.store();
  const texts = form.texts.en;
  renderFields({ store, texts });
  return {
    held: () => store.data(),
    reviewed: () =>
      reviewSections({
        plan: form.plan,
        data: store.data(),
        visible: () => true,
        texts,
        language: 'en',
      }).flatMap(({ items }) => items.flatMap((item) => (item.kind === 'field' ? item.lines : []))),
    errors: () => form.errors(store.data()),
    boxes: () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
  };
}

const LOREM = { type: 'string', default: 'lorem' };

describe('JsonWidget: a default in an answer of any shape', () => {
  it.each<readonly [string, JsonObject, unknown, readonly string[]]>([
    ['an item of a tuple', { type: 'array', items: [LOREM] }, ['lorem'], ['lorem']],
    [
      'a property beside free names',
      { type: 'object', properties: { a: LOREM }, additionalProperties: { type: 'number' } },
      { a: 'lorem' },
      ['A: lorem'],
    ],
  ])('is shown, held and reviewed: %s', async (_, t, held, lines) => {
    const form = await shown({ t });
    expect(form.boxes()).toContain('lorem');
    expect(form.held()).toEqual({ t: held });
    expect(form.reviewed().join()).toContain('lorem');
    expect(form.reviewed()).toHaveLength(lines.length);
    expect(form.errors()).toEqual([]);
  });

  it('is neither shown nor held if the answer would lack a required part', async () => {
    const t = {
      type: 'object',
      required: ['a', 'b'],
      properties: { a: LOREM, b: { type: 'string' } },
      additionalProperties: { type: 'number' },
    };
    const form = await shown({ t });
    expect(form.boxes()).toEqual(['', '']);
    expect(form.held()).toEqual({});
    expect(form.reviewed()).toEqual([]);
  });

  it('stays cleared after the applicant clears it', async () => {
    const t = {
      type: 'object',
      properties: { a: LOREM },
      additionalProperties: { type: 'number' },
    };
    const form = await shown({ t });
    const [box] = screen.getAllByRole<HTMLInputElement>('textbox');
    if (!box) throw new Error('there is no box');
    fireEvent.input(box, { target: { value: '' } });
    fireEvent.blur(box);
    expect(form.boxes()).toEqual(['']);
    expect(form.held()).toEqual({});
  });
});
