// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';

afterEach(cleanup);

const TEXTS = { 'it.label': 'It', 'it.help': 'What it is for' };

/** Renders a form with one answer of any shape. */
async function show(json: JsonObject, data: FormData = {}) {
  const form = await makeForm({ it: { json } });
  const store = form.store(data);
  const page = renderFields({ store, texts: TEXTS });
  return { ...page, store, form };
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string) => {
  const box = screen.getByRole('textbox', { name });
  fireEvent.input(box, { target: { value } });
  fireEvent.blur(box);
};

describe('JsonWidget: an answer of any shape on the page', () => {
  it('is a group with the label and the help of the form', async () => {
    await show({ type: 'object', properties: { a: { type: 'string', title: 'Alpha' } } });
    const group = screen.getByRole('group', { name: 'It' });
    expect(group.textContent).toContain('What it is for');
    expect(within(group).getByRole('textbox', { name: 'Alpha' }).id).toBe('f-it-any-a');
  });

  it('adds, renames, fills in and removes a key of the applicant', async () => {
    const { store } = await show({ type: 'object', additionalProperties: { type: 'number' } });
    press(/Add another/);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    expect([name.selectionStart, name.selectionEnd]).toEqual([0, name.value.length]);
    type('Name', 'tea');
    type('tea', '8.5');
    expect(store.get('/it')).toEqual({ tea: 8.5 });
    press(/Add another/);
    press(/Remove newKey/);
    expect(store.get('/it')).toEqual({ tea: 8.5 });
  });

  it.each(['number', 'integer', 'string'])('sets no value for an added key: %s', async (type) => {
    await show({ type: 'object', additionalProperties: { type } });
    press(/Add another/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'newKey' }).value).toBe('');
  });

  it('sets the schema’s default for an added key', async () => {
    const { store } = await show({
      type: 'object',
      additionalProperties: { type: 'number', default: 0 },
    });
    press(/Add another/);
    expect(store.get('/it')).toEqual({ newKey: 0 });
  });

  it('renders a tuple, with a box for the type of each item', async () => {
    const items = [
      { type: 'string', title: 'Day' },
      { type: 'integer', title: 'Hour' },
    ];
    const { store } = await show({ type: 'array', prefixItems: items });
    type('Day', '2026-11-20');
    type('Hour', '9');
    expect(store.get('/it')).toEqual(['2026-11-20', 9]);
  });

  it('moves and removes items of nested lists', async () => {
    const { store } = await show(
      { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
      { it: [[1, 2], [3]] },
    );
    press(/Move down It 1 1$/);
    fireEvent.click(screen.getByRole('button', { name: 'Remove It 2' }));
    expect(store.get('/it')).toEqual([[2, 1]]);
  });

  it('shows the alternative that matches the answer, and switches to another', async () => {
    const { store } = await show(
      {
        anyOf: [
          { type: 'string', title: 'Address' },
          { type: 'object', title: 'Parts', properties: { url: { type: 'string', title: 'URL' } } },
        ],
      },
      { it: { url: 'x' } },
    );
    const which = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Which of these applies?',
    });
    expect(which.selectedOptions[0]?.text).toBe('Parts');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' }).value).toBe('x');
    fireEvent.change(which, { target: { value: '0' } });
    type('Address', 'https://example.hk/');
    expect(store.get('/it')).toBe('https://example.hk/');
  });

  it('renders a recursive schema level by level', async () => {
    const person = {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name of person' },
        children: { type: 'array', title: 'Children', items: { $ref: '#/$defs/person' } },
      },
    };
    const { store } = await show({ $ref: '#/$defs/person', $defs: { person } });
    type('Name of person', 'Chan');
    press(/Add another Children/);
    const [, inner] = screen.getAllByRole('textbox', { name: 'Name of person' });
    fireEvent.input(inner as HTMLElement, { target: { value: 'Siu Ming' } });
    expect(store.get('/it')).toMatchObject({ name: 'Chan', children: [{ name: 'Siu Ming' }] });
  });

  it('shows an error above the group and at the invalid part', async () => {
    const { store, container } = await show(
      { type: 'object', properties: { n: { type: 'integer', title: 'N', maximum: 5 } } },
      { it: { n: 7 } },
    );
    expect(store.validateSteps()).toHaveLength(1);
    const box = await screen.findByRole('textbox', { name: 'N', description: /maxValue/ });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const said = [...container.querySelectorAll('.field-error')].map((each) => each.textContent);
    expect(said).toEqual([
      expect.stringContaining('invalidPart'),
      expect.stringContaining('validation_maxValue'),
    ]);
    expect(said[1]).not.toContain('invalidPart');
  });

  it('shows its parts when another source sets the answer', async () => {
    const properties = { n: { type: 'integer', title: 'N' }, t: { type: 'string', title: 'T' } };
    const { store } = await show({ type: 'object', properties });
    type('N', '7');
    type('T', 'seven');
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
    renderFields({ store: form.store({ it: ['a'] }), texts: TEXTS });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox').readOnly).toBe(true);
  });
});
