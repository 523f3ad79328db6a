// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormData, GroupNode, Language } from '#engine';
import { LotInWords } from '../../../../renderer/fields/lot/LotInWords.tsx';
import { type FormInUse, formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm, readShared } from '../../../engine/support/readForms.ts';
import { renderFields } from '../../../support/renderFields.tsx';

let form: FormInUse;
beforeAll(async () => {
  const files = makeFiles({ lot: { $ref: '../../schemas/defs/lot.schema.json' } });
  form = formInUse(await loadForm(files, readShared()));
});

function show(lot: FormData, language: Language = 'en') {
  const store = form.store({ lot });
  const node = store.node('/lot') as GroupNode;
  renderFields({
    store,
    language,
    texts: form.texts[language],
    draw: () => <LotInWords pointer="/lot" node={node} />,
  });
  return store;
}
const words = () => document.querySelector('.lot-words')?.textContent ?? null;

describe('LotInWords', () => {
  it.each([
    ['en', 'In words: Lot No. 1515 in D.D. 107'],
    ['zh-Hant', '即： 丈量約份第107約地段第1515號'],
  ] as const)('shows the lot as the document prints it, in %s', (language, text) => {
    show({ lotType: 'DD', ddNo: '107', lotNo: '1515' }, language);
    expect(words()).toBe(text);
  });

  it('follows the lot, and is absent without a lot number', () => {
    const store = show({ lotType: 'DD', ddNo: '107' });
    expect(words()).toBeNull();
    act(() => store.set('/lot/lotNo', '9'));
    expect(words()).toBe('In words: Lot No. 9 in D.D. 107');
    act(() => store.set('/lot/lotNo', undefined));
    expect(words()).toBeNull();
  });
});
