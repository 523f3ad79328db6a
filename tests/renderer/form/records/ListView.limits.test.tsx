// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { fieldId } from '../../../../renderer/form-context/fieldId.ts';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { button } from '../../../support/onPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXTS = {
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.add': 'Add a person',
  'people.name.label': 'Name',
};

const TEXT_FIELD: JsonObject = { type: 'string' };

describe('ListView: the permitted number of records', () => {
  it.each([
    [{ maxItems: 4 }, 'You can add up to 4.'],
    [{ minItems: 2, maxItems: 4 }, 'At least 2 are needed. You can add up to 4.'],
    [{ minItems: 1, maxItems: 4 }, 'You can add up to 4.'],
    [{ maxItems: undefined }, 'You can add up to 50.'],
  ])('with the limits %j is described at the add button: %s', async (limits, words) => {
    const list = JSON.parse(JSON.stringify(limits)) as JsonObject;
    const properties = {
      people: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' } } },
        ...list,
      },
    };
    const store = formInUse(await loadForm(makeFiles(properties))).store({ people: [{}, {}] });
    renderFields({ store, texts: TEXTS });
    const described = button('Add a person').getAttribute('aria-describedby');
    expect(document.getElementById(String(described))?.textContent).toBe(words);
  });

  it.each([
    [1, null],
    [24, null],
    [25, 'You can add up to 50.'],
  ])('promise 15: nested list with %i rows: shows the limit text %j', async (count, words) => {
    const parties = {
      type: 'array',
      items: { type: 'object', properties: { name: TEXT_FIELD } },
    };
    const properties = {
      people: { type: 'array', items: { type: 'object', properties: { parties } } },
    };
    const rows = Array.from({ length: count }, (_, at) => ({ name: `${at}` }));
    const store = formInUse(await loadForm(makeFiles(properties))).store({
      people: [{ parties: rows }],
    });
    renderFields({ store, texts: TEXTS });
    const limits = document.getElementById(`${fieldId('/people/0/parties')}-limits`);
    expect(limits?.textContent ?? null).toBe(words);
  });
});
