// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm, readShared } from '../../../engine/support/readForms.ts';
import { showForm } from '../../../support/formOnPage.ts';

describe('LotField', () => {
  it('renders a lot in parts, with the lot in words below', async () => {
    const files = makeFiles({ lot: { $ref: '../../schemas/defs/lot.schema.json' } });
    const form = formInUse(await loadForm(files, readShared()));
    showForm(form, { lot: { lotType: 'DD', ddNo: '107', lotNo: '1515' } }, form.texts.en);
    const set = screen.getByRole('group', { name: form.texts.en['lot.label'] ?? /.*/ });
    expect(set.localName).toBe('fieldset');
    const words = set.querySelector('.lot-words');
    expect(words?.textContent).toBe('In words: Lot No. 1515 in D.D. 107');
    const section = document.getElementById('f-lot-lotSection1');
    if (!section) throw new TypeError('Cannot find the section');
    expect(section.compareDocumentPosition(words as Element)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    fireEvent.input(section, { target: { value: 'A' } });
    expect(words?.textContent).toBe('In words: Section A of Lot No. 1515 in D.D. 107');
  });
});
