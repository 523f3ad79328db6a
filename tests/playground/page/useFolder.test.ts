// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fragmentOf } from '../../../playground/model/shareLink.ts';
import { useFolder } from '../../../playground/page/useFolder.ts';

const FIRST = { code: 'FIRST', files: { 'schema.json': '{}' } };
const OTHER = { code: 'OTHER', files: { 'schema.json': '[]' } };

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const start = () => renderHook(() => useFolder({ folder: FIRST, isLinkBroken: false })).result;

it('useFolder: keeps an edited folder when another is opened, and opens it again', () => {
  const result = start();
  act(() => result.current.open(OTHER));
  expect(result.current).toMatchObject({ folder: OTHER, run: 2, previous: undefined });
  act(() => result.current.edit('ui.json', '{}'));
  const edited = result.current.folder;
  act(() => result.current.open(FIRST));
  expect(result.current).toMatchObject({ folder: FIRST, isEdited: false, previous: edited });
  act(() => result.current.restore());
  expect(result.current).toMatchObject({ folder: edited, isEdited: true, previous: undefined });
});

it('useFolder: renames the folder, which then counts as edited', () => {
  const result = start();
  act(() => result.current.rename('TALK'));
  expect(result.current).toMatchObject({ folder: { code: 'TALK' }, run: 1, isEdited: true });
});

it('useFolder: removes the link from the address after an edit, so that a reload keeps the edit', async () => {
  window.history.replaceState(null, '', `/playground/?lang=en${await fragmentOf(FIRST)}`);
  const result = start();
  expect(window.location.hash).not.toBe('');
  act(() => result.current.edit('schema.json', '[1]'));
  expect(window.location.href).toMatch(/\/playground\/\?lang=en$/);
});

it('useFolder: opens a link that is pasted into the address, and reports a broken one', async () => {
  const result = start();
  const paste = (fragment: string) => {
    window.history.replaceState(null, '', `/${fragment}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  paste('#form=1.broken');
  await waitFor(() => expect(result.current.isLinkBroken).toBe(true));
  expect(result.current.folder).toBe(FIRST);
  paste(await fragmentOf(OTHER));
  await waitFor(() => expect(result.current.folder).toEqual(OTHER));
  expect(result.current.isLinkBroken).toBe(false);
});
