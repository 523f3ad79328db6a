// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormStore, LANGUAGES, type Language } from '#engine';
import type { FileValue } from '#renderer';
import { DropArea, type DropAreaProps } from '../../../../renderer/widgets/file/DropArea.tsx';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { brokenIds } from '../../../support/idrefs.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.stubGlobal('isSecureContext', true));
afterEach(cleanup);

const ONE_ONLY: Readonly<Record<Language, string>> = {
  en: 'Only one file can be dropped here: not several, no folder, no text and no link.',
  'zh-Hant': '此處只可拖放一個檔案，不可拖放多個檔案、資料夾、文字或連結。',
  'zh-Hans': '此处只可拖放一个档案，不可拖放多个档案、资料夹、文字或连结。',
};
const FILES_ONLY = 'Only files can be dropped here: no folder, no text and no link.';

const pdf = (name: string) => new File([`%PDF-${name}`], name, { type: 'application/pdf' });

/** A dropped item, as a browser provides it. */
interface Thing {
  readonly file?: File;
  readonly item: object;
}

const oneFile = (name: string): Thing => ({
  file: pdf(name),
  item: { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }) },
});
const FOLDER: Thing = {
  file: new File([], 'deeds'),
  item: { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) },
};
const TEXT: Thing = { item: { kind: 'string', type: 'text/plain' } };
const LINK: Thing = { item: { kind: 'string', type: 'text/uri-list' } };

/** Renders an input for one file and an input for several files. */
async function show(language: Language = 'en') {
  const file = { maxBytes: 20, accept: ['.pdf'] };
  const items = { type: 'object', file };
  const form = await makeForm({ one: items, many: { type: 'array', maxItems: 3, items } });
  const store = form.store();
  const texts = { 'one.label': 'Proof', 'many.label': 'Plans' };
  renderFields({ store, texts, language });
  return { store, one: box(/^Proof/), many: box(/^Plans/) };
}

const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const drop = (input: HTMLInputElement, ...things: readonly Thing[]) =>
  fireEvent.drop(input.closest('.file') as Element, {
    dataTransfer: {
      files: things.flatMap(({ file }) => file ?? []),
      items: things.map(({ item }) => item),
    },
  });
const live = () => document.querySelector('[aria-live]')?.textContent;
/**
 * Returns the errors of rejected files, without the hidden word that marks an error for screen
 * readers.
 */
const errors = () =>
  [...document.querySelectorAll('.field-error')].map(({ textContent = '' }) => {
    const [, words] = /^(?:Error: |錯誤： |错误： )(.*)$/.exec(textContent) ?? [];
    return words ?? `not shown as an error: ${textContent}`;
  });
const nameOf = (store: FormStore) => (store.get('/one') as FileValue | undefined)?.name;
const namesOf = (store: FormStore) =>
  ((store.get('/many') ?? []) as readonly FileValue[]).map(({ name }) => name);

const NOT_ONE: readonly (readonly [string, readonly Thing[]])[] = [
  ['text', [TEXT]],
  ['a link', [LINK, TEXT]],
  ['a folder', [FOLDER]],
  ['two files', [oneFile('b.pdf'), oneFile('c.pdf')]],
  ['a file with a folder', [oneFile('b.pdf'), FOLDER]],
];

describe('an input for one file', () => {
  it.each(NOT_ONE)('rejects %s with an error, and keeps its file', async (_, things) => {
    const { store, one } = await show();
    drop(one, oneFile('a.pdf'));
    await waitFor(() => expect(nameOf(store)).toBe('a.pdf'));
    drop(one, ...things);
    expect(errors()).toEqual([ONE_ONLY.en]);
    expect(live()).toBe(ONE_ONLY.en);
    expect(one.getAttribute('aria-invalid')).toBe('true');
    expect(one.getAttribute('aria-describedby')).toContain('f-one-refused');
    expect(brokenIds(document.body)).toEqual([]);
    expect(nameOf(store)).toBe('a.pdf');
  });

  it.each(LANGUAGES)('shows the error in %s', async (language) => {
    const { one } = await show(language);
    drop(one, TEXT);
    expect(errors()).toEqual([ONE_ONLY[language]]);
  });

  it('shows the error once, and removes it when a file is added', async () => {
    const { store, one } = await show();
    drop(one, TEXT);
    drop(one, FOLDER);
    expect(errors()).toEqual([ONE_ONLY.en]);
    drop(one, oneFile('a.pdf'));
    await waitFor(() => expect(nameOf(store)).toBe('a.pdf'));
    expect(errors()).toEqual([]);
    expect(one.getAttribute('aria-invalid')).toBeNull();
  });

  it('continues reading the previously dropped file', async () => {
    const { store, one } = await show();
    drop(one, oneFile('a.pdf'));
    drop(one, TEXT);
    await waitFor(() => expect(nameOf(store)).toBe('a.pdf'));
    expect(errors()).toEqual([ONE_ONLY.en]);
  });
});

describe('the page around a file input', () => {
  const drag = (types: readonly string[]) => {
    const dataTransfer = { types, dropEffect: 'copy' };
    const goesOn = fireEvent.dragOver(document.body, { dataTransfer });
    return { goesOn, dropEffect: dataTransfer.dropEffect };
  };

  it('refuses a file dragged outside the input, which the browser would open', async () => {
    await show();
    const { goesOn, dropEffect } = drag(['Files']);
    expect([goesOn, dropEffect]).toEqual([false, 'none']);
  });

  it('does not handle dragged text', async () => {
    await show();
    expect(drag(['text/plain']).goesOn).toBe(true);
  });

  it('allows a drop on the input', async () => {
    const { one } = await show();
    const dataTransfer = { types: ['Files'], dropEffect: 'copy' };
    fireEvent.dragOver(one, { dataTransfer });
    expect(dataTransfer.dropEffect).toBe('copy');
  });

  it('does not handle files after the input is unmounted', async () => {
    await show();
    cleanup();
    expect(drag(['Files']).goesOn).toBe(true);
  });
});

describe('an input for several files', () => {
  it('accepts the files, and shows an error for the folder', async () => {
    const { store, many } = await show();
    drop(many, oneFile('a.pdf'), FOLDER, oneFile('b.pdf'));
    expect(errors()).toEqual([FILES_ONLY]);
    await waitFor(() => expect(namesOf(store)).toEqual(['a.pdf', 'b.pdf']));
  });

  it.each([
    ['text', TEXT],
    ['a link', LINK],
    ['a folder', FOLDER],
  ])('shows an error for %s until it is dismissed', async (_, thing) => {
    const { store, many } = await show();
    drop(many, thing);
    drop(many, thing);
    expect(errors()).toEqual([FILES_ONLY]);
    expect(live()).toContain(FILES_ONLY);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(errors()).toEqual([]);
    expect(document.activeElement).toBe(many);
    expect(namesOf(store)).toEqual([]);
  });
});

describe('DropArea', () => {
  const drawArea = (onDrop: DropAreaProps['onDrop']) => {
    const { container } = render(<DropArea onDrop={onDrop}>Drop here</DropArea>);
    const area = container.querySelector('.file');
    if (!area) throw new TypeError('Cannot find the area');
    return area;
  };

  it('marks itself while a file is over it', () => {
    const area = drawArea(() => undefined);
    const dataTransfer = { types: ['Files'], files: [], items: [] };
    expect(fireEvent.dragOver(area, { dataTransfer })).toBe(false);
    expect(area.className).toBe('file file-over');
    fireEvent.dragLeave(area);
    expect(area.className).toBe('file');
    fireEvent.dragOver(area, { dataTransfer });
    expect(fireEvent.drop(area, { dataTransfer })).toBe(false);
    expect(area.className).toBe('file');
  });

  it('does not mark itself if no file can be accepted', () => {
    const area = drawArea(undefined);
    fireEvent.dragOver(area, { dataTransfer: { types: ['Files'] } });
    expect(area.className).toBe('file');
  });

  it.each<readonly [string, readonly Thing[], readonly string[], boolean]>([
    ['one file', [oneFile('a.pdf')], ['a.pdf'], false],
    ['a file and a folder', [FOLDER, oneFile('a.pdf')], ['a.pdf'], true],
    ['a folder', [FOLDER], [], true],
    ['text', [TEXT], [], true],
    ['a file and text', [oneFile('a.pdf'), TEXT], ['a.pdf'], false],
  ])('reports the files of %s', (_, things, names, hasOther) => {
    const dropped: unknown[] = [];
    const area = drawArea((files, other) =>
      dropped.push(
        files.map(({ name }) => name),
        other,
      ),
    );
    fireEvent.drop(area, {
      dataTransfer: {
        files: things.flatMap(({ file }) => file ?? []),
        items: things.map(({ item }) => item),
      },
    });
    expect(dropped).toEqual([names, hasOther]);
  });
});
