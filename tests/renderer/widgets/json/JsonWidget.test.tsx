// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { enter, showJson } from '../../support/jsonField.tsx';

afterEach(cleanup);

describe('JsonWidget: an answer of any shape on the page', () => {
  it('is a group with the label and the help of the form', async () => {
    await showJson({ type: 'object', properties: { a: { type: 'string', title: 'Alpha' } } });
    const group = screen.getByRole('group', { name: 'It' });
    expect(group.textContent).toContain('What it is for');
    expect(within(group).getByRole('textbox', { name: 'Alpha' }).id).toBe('f-it-any-a');
  });

  it('renders a tuple, with a box for the type of each item', async () => {
    const items = [
      { type: 'string', title: 'Day' },
      { type: 'integer', title: 'Hour' },
    ];
    const { store } = await showJson({ type: 'array', prefixItems: items });
    enter('Day', '2026-11-20');
    enter('Hour', '9');
    expect(store.get('/it')).toEqual(['2026-11-20', 9]);
  });
});
