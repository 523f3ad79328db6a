// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, pressButton, showJson } from '../../support/jsonField.tsx';

afterEach(cleanup);

describe('NamesField', () => {
  it('adds, renames, fills in and removes a key of the applicant', async () => {
    const { store } = await showJson({ type: 'object', additionalProperties: { type: 'number' } });
    pressButton(/Add another/);
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(name);
    expect([name.selectionStart, name.selectionEnd]).toEqual([0, name.value.length]);
    enter('Name', 'tea');
    enter('tea', '8.5');
    expect(store.get('/it')).toEqual({ tea: 8.5 });
    pressButton(/Add another/);
    pressButton(/Remove newKey/);
    expect(store.get('/it')).toEqual({ tea: 8.5 });
  });

  it.each(['number', 'integer', 'string'])('sets no value for an added key: %s', async (type) => {
    await showJson({ type: 'object', additionalProperties: { type } });
    pressButton(/Add another/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'newKey' }).value).toBe('');
  });

  it('sets the schema’s default for an added key', async () => {
    const { store } = await showJson({
      type: 'object',
      additionalProperties: { type: 'number', default: 0 },
    });
    pressButton(/Add another/);
    expect(store.get('/it')).toEqual({ newKey: 0 });
  });

  it('sets the only value that the schema allows', async () => {
    const { store } = await showJson({ type: 'object', additionalProperties: { const: 0 } });
    pressButton(/Add another/);
    expect(store.get('/it')).toEqual({ newKey: 0 });
  });

  it('keeps the values of the other keys, also a zero', async () => {
    const names = { type: 'object', additionalProperties: { type: 'number' } };
    const { store } = await showJson(names, { it: { tea: 0 } });
    pressButton(/Add another/);
    enter('newKey', '3');
    enter('tea', '0');
    expect(store.get('/it')).toEqual({ tea: 0, newKey: 3 });
  });

  it('keeps a free value of any type', async () => {
    const { store } = await showJson({ type: 'object', additionalProperties: true });
    pressButton(/Add another/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('newKey');
    expect(store.get('/it')).not.toEqual({ newKey: 0 });
  });
});
