// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type JsonObject, reviewSections } from '#engine';
import { formOf } from '../../../engine/support/externalForm.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { enter, showJson } from '../../support/jsonField.tsx';

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

describe('JsonTree: a default in an answer of any shape', () => {
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

describe('JsonTree', () => {
  it('shows an error above the group and at the invalid part', async () => {
    const { store, container } = await showJson(
      { type: 'object', properties: { n: { type: 'integer', title: 'N', maximum: 5 } } },
      { it: { n: 7 } },
    );
    expect(store.validateSteps()).toHaveLength(1);
    const box = await screen.findByRole('textbox', { name: 'N', description: /maxValue/ });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const announced = [...container.querySelectorAll('.field-error')].map(
      (each) => each.textContent,
    );
    expect(announced).toEqual([
      expect.stringContaining('invalidPart'),
      expect.stringContaining('validation_maxValue'),
    ]);
    expect(announced[1]).not.toContain('invalidPart');
  });

  it('shows its parts when another source sets the answer', async () => {
    const properties = { n: { type: 'integer', title: 'N' }, t: { type: 'string', title: 'T' } };
    const { store } = await showJson({ type: 'object', properties });
    enter('N', '7');
    enter('T', 'seven');
    const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    act(() => store.set('/it', { n: 7, t: 'seven' }));
    expect(shown()).toEqual(['7', 'seven']);
    act(() => store.set('/it', { n: 8, t: 'eight' }));
    expect(shown()).toEqual(['8', 'eight']);
  });

  it('is read-only in a read-only field', async () => {
    const form = await makeForm({
      it: { readOnly: true, json: { type: 'array', items: { type: 'string' } } },
    });
    renderFields({ store: form.store({ it: ['a'] }) });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true);
  });

  it('is touched only when the focus leaves all parts', async () => {
    const properties = { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } };
    const { store } = await showJson({ type: 'object', required: ['b'], properties });
    const [a, b] = screen.getAllByRole('textbox');
    if (!a || !b) throw new TypeError('Cannot find the inputs');
    fireEvent.input(a, { target: { value: 'x' } });
    fireEvent.blur(a, { relatedTarget: b });
    expect(store.shownErrors()).toEqual([]);
    fireEvent.blur(b, { relatedTarget: null });
    expect(store.shownErrors()).toMatchObject([{ path: '/it', key: 'validation_requiredPart' }]);
    expect(store.get('/it')).toEqual({ a: 'x' });
  });

  it('shows the error at a part inside a list, and at a name with a slash', async () => {
    const part = { type: 'integer', title: 'N', maximum: 5 };
    const json = { type: 'object', properties: { 'a/b': { type: 'array', items: part } } };
    const { store } = await showJson(json, { it: { 'a/b': [1, 7] } });
    act(() => void store.validateSteps());
    const wrong = screen.getAllByRole('textbox').map((box) => box.getAttribute('aria-invalid'));
    expect(wrong).toEqual([null, 'true']);
  });

  it('gives its parts the layout of the author, without the title of the frame', async () => {
    const properties = { a: { type: 'string', title: 'A' } };
    const ui = { a: { 'ui:widget': 'textarea' }, 'ui:title': 'Frame' };
    await showJson({ type: 'object', title: 'Own', properties }, {}, { ui });
    expect(screen.getByRole('textbox', { name: 'A' }).localName).toBe('textarea');
    expect(screen.queryByText('Own')).toBeNull();
  });
});
