import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { branching, formOf, TEXT } from '../../support/externalForm.ts';

/** Returns a form whose `zone` is visible if the country of the address is "A". */
const formWith = (address: JsonObject, condition: JsonObject = {}, more: JsonObject = {}) =>
  formOf(
    { address: { type: 'object', ...address } },
    {
      ...branching(
        { properties: { address: { properties: { country: { const: 'A' } }, ...condition } } },
        { properties: { zone: TEXT } },
      ),
      ...more,
    },
  );
const zone = async (form: ReturnType<typeof formWith>, data: JsonObject) =>
  (await form).store(data).isVisible('/zone');

describe('innerContext(): a condition on a field of an object', () => {
  const address = { properties: { country: TEXT, city: TEXT } };

  it('reads the field itself, and holds while an optional field is absent', async () => {
    const form = formWith(address);
    expect(await zone(form, { address: { country: 'A' } })).toBe(true);
    expect(await zone(form, { address: { country: 'B' } })).toBe(false);
    expect(await zone(form, { address: { city: 'x' } })).toBe(true);
    const text = JSON.stringify((await form).files.schema);
    expect(text).toContain('"address/country"');
  });

  it('does not hold while a required field is absent', async () => {
    const required = ['country'];
    const form = formWith({ ...address, required }, {}, { required: ['address'] });
    expect(await zone(form, { address: { city: 'x' } })).toBe(false);
  });

  it('reads the whole object if it is an answer of any shape', async () => {
    const form = formWith({ ...address, additionalProperties: TEXT });
    expect(await zone(form, { address: { country: 'A' } })).toBe(true);
    expect(await zone(form, { address: { country: 'B' } })).toBe(false);
  });
});
