import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { proveForm } from '../../../engine/prover/proveForm.ts';
import { makeFiles, NOW } from '../support/makeForm.ts';
import { loadForm } from '../support/readForms.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };

describe('proveForm: widgets', () => {
  it('must fit the type of the answer', async () => {
    const files = makeFiles({ kind, text });
    const ui = { kind: { 'ui:widget': 'checkboxes' }, text: { 'ui:widget': 'textarea' } };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW)).toMatchObject([
      { code: 'unfit-widget', file: 'ui.json', pointer: '/kind/ui:widget' },
    ]);
  });

  it('for files accept a file, or a list of files only', async () => {
    const file = { type: 'object', file: { maxBytes: 10, accept: ['.pdf'] } };
    const list = (items: JsonObject) => ({ type: 'array', maxItems: 3, items });
    const files = makeFiles({ cheque: file, plans: list(file), names: list(text), text });
    const ui = {
      cheque: { 'ui:widget': 'e-cheque' },
      plans: { 'ui:widget': 'files' },
      names: { 'ui:widget': 'files' },
      text: { 'ui:widget': 'e-cheque' },
    };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW)).toMatchObject([
      { code: 'unfit-widget', pointer: '/names/ui:widget' },
      { code: 'unfit-widget', pointer: '/text/ui:widget' },
    ]);
  });

  it('must not be a note for a group with fields', async () => {
    const about = { type: 'object', properties: { text } };
    const ui = { empty: { 'ui:field': 'note' }, about: { 'ui:field': 'note' } };
    const files = makeFiles({ empty: { type: 'object' }, about });
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW)).toMatchObject([
      { code: 'unfit-field', file: 'ui.json', pointer: '/about/ui:field' },
    ]);
  });

  it.each([
    [{ kindFrom: 'kind' }, []],
    [{ kindFrom: 'text' }, ['unknown-kind']],
    [{}, ['unknown-kind']],
  ])('for identity numbers need a choice of documents: %j', async (options, codes) => {
    const files = makeFiles({ kind, text, no: text });
    const ui = { no: { 'ui:widget': 'id-number', 'ui:options': options } };
    const { plan, validator } = await loadForm({ ...files, ui });
    expect(proveForm(plan, validator, NOW).map(({ code }) => code)).toEqual(codes);
  });
});
