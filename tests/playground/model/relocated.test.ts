import { expect, it } from 'vitest';
import { relocated } from '../../../playground/model/relocated.ts';

it('relocated: refers to the shared schemas from a folder of forms', () => {
  const text = '{"$schema": "../../../../../schemas/meta/locale.schema.json"}';
  expect(relocated('locales/en.json', text)).toBe(
    '{"$schema": "../../../schemas/meta/locale.schema.json"}',
  );
  expect(relocated('ui.json', '"../../../../schemas/defs/a.json"')).toBe(
    '"../../schemas/defs/a.json"',
  );
});

it('relocated: replaces the address of an example', () => {
  const text = '"https://forms.landreg.example/docs/examples/first-form/FIRST/schema.json"';
  expect(relocated('schema.json', text)).toBe(
    '"https://forms.landreg.example/forms/FIRST/schema.json"',
  );
});
