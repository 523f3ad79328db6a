// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, pressButton, showJson } from '../../support/jsonField.tsx';

afterEach(cleanup);

const NAMES = { type: 'array', title: 'Names', items: { type: 'string' } };
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('JSON_TEMPLATES', () => {
  it('move and remove items of nested lists', async () => {
    const { store } = await showJson(
      { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
      { it: [[1, 2], [3]] },
    );
    pressButton(/Move down It 1 1$/);
    fireEvent.click(screen.getByRole('button', { name: 'Remove It 2' }));
    expect(store.get('/it')).toEqual([[2, 1]]);
  });

  it('show the alternative that matches the answer, and switch to another', async () => {
    const { store } = await showJson(
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
    enter('Address', 'https://example.hk/');
    expect(store.get('/it')).toBe('https://example.hk/');
  });

  it('render a recursive schema level by level', async () => {
    const person = {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name of person' },
        children: { type: 'array', title: 'Children', items: { $ref: '#/$defs/person' } },
      },
    };
    const { store } = await showJson({ $ref: '#/$defs/person', $defs: { person } });
    enter('Name of person', 'Chan');
    pressButton(/Add another Children/);
    const [, inner] = screen.getAllByRole('textbox', { name: 'Name of person' });
    fireEvent.input(inner as HTMLElement, { target: { value: 'Siu Ming' } });
    expect(store.get('/it')).toMatchObject({ name: 'Chan', children: [{ name: 'Siu Ming' }] });
  });

  it('offer to move and remove the items of a list, but not beyond its ends', async () => {
    const { store } = await showJson(NAMES, { it: ['a', 'b'] });
    expect(buttons()).toEqual([
      'Move down It 1',
      'Remove It 1',
      'Move up It 2',
      'Remove It 2',
      'Add another It',
    ]);
    pressButton('Move up It 2');
    expect(store.get('/it')).toEqual(['b', 'a']);
    pressButton('Remove It 1');
    expect(store.get('/it')).toEqual(['a']);
  });

  it('copy an item if the layout allows it', async () => {
    const ui = { 'ui:options': { copyable: true } };
    const { store } = await showJson(NAMES, { it: ['a'] }, { ui });
    pressButton('Copy It 1');
    expect(store.get('/it')).toEqual(['a', 'a']);
  });

  it('focus an added item', async () => {
    await showJson(NAMES, { it: ['a'] });
    pressButton('Add another It');
    const [, added] = screen.getAllByRole('textbox');
    expect(document.activeElement).toBe(added);
  });

  it('have no buttons in a read-only form', async () => {
    const properties = { names: NAMES };
    const json = { type: 'object', properties, additionalProperties: { type: 'string' } };
    await showJson(json, { it: { names: ['a'], more: 'b' } }, { readOnly: true });
    expect(buttons()).toEqual([]);
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map((box) => box.readOnly)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('render an inner object as a group with its title, help and requirement', async () => {
    const home = {
      type: 'object',
      title: 'Home',
      description: 'Where you live',
      properties: { street: { type: 'string', title: 'Street' } },
    };
    await showJson({ type: 'object', required: ['home'], properties: { home } });
    const group = screen.getByRole('group', { name: /^Home/ });
    expect(group.textContent).toContain('Where you live');
    expect(group.querySelector('legend')?.textContent).toBe('Home required');
    expect(group.contains(screen.getByRole('textbox', { name: 'Street' }))).toBe(true);
  });

  it('render nothing for an alternative without parts', async () => {
    const none = { type: 'object', title: 'None' };
    const some = {
      type: 'object',
      title: 'Some',
      properties: { a: { type: 'string', title: 'A' } },
    };
    await showJson({ oneOf: [some, none] }, { it: { a: 'x' } });
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    const which = screen.getByLabelText('Which of these applies?');
    fireEvent.change(which, { target: { value: '1' } });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
