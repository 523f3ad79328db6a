import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { formOf, TEXT } from '../../support/externalForm.ts';

describe('importJsonSchema: alternatives', () => {
  const CARD = { title: 'Card', required: ['card'], properties: { card: TEXT } };
  const BANK = { title: 'Bank', required: ['iban'], properties: { iban: TEXT } };

  it('without a distinguishing constant get a choice field', async () => {
    const { files, errors, store } = await formOf({ pay: { type: 'object', oneOf: [CARD, BANK] } });
    expect(files.locales.en).toMatchObject({
      'pay.choice.options.option1': 'Card',
      'pay.choice.options.option2': 'Bank',
    });
    expect(store({ pay: { choice: 'option2' } }).isVisible('/pay/iban')).toBe(true);
    expect(errors({ pay: { choice: 'option1' } })).toEqual(['/pay/card validation_required']);
    expect(errors({ pay: { choice: 'option1', card: '42' } })).toEqual([]);
  });

  it('with a constant use its field as the choice, with the titles of the alternatives', async () => {
    const reported = (kind: string, more: JsonObject) => ({
      ...more,
      properties: { ...(more.properties as JsonObject), kind: { const: kind } },
      required: ['kind'],
    });
    const { files } = await formOf({
      pay: { type: 'object', anyOf: [reported('c', CARD), reported('b', BANK)] },
    });
    expect(files.schema.properties).toMatchObject({
      pay: { required: ['kind'], properties: { kind: { enum: ['c', 'b'] } } },
    });
    expect(files.locales.en['pay.kind.options.b']).toBe('Bank');
  });

  it('with a constant of an existing text field make that field the choice', async () => {
    const reported = (kind: string, more: JsonObject) => ({
      ...more,
      properties: { ...(more.properties as JsonObject), kind: { const: kind } },
    });
    const { files, errors, store } = await formOf(
      { kind: { type: 'string', title: 'How' } },
      { required: ['kind'], oneOf: [reported('c', CARD), reported('b', BANK)] },
    );
    expect(files.schema.properties).toMatchObject({ kind: { enum: ['c', 'b'] } });
    expect(files.locales.en).toMatchObject({ 'kind.label': 'How', 'kind.options.b': 'Bank' });
    expect(store({ kind: 'b' }).isVisible('/iban')).toBe(true);
    expect(errors({ kind: 'c' })).toEqual(['/card validation_required']);
    expect(errors({ kind: 'b', iban: 'x' })).toEqual([]);
  });

  it('of required fields report an error at the first field', async () => {
    const { errors } = await formOf({
      contact: {
        type: 'object',
        properties: { mail: TEXT, tel: TEXT, name: TEXT },
        anyOf: [{ required: ['mail'] }, { required: ['tel'] }],
      },
    });
    expect(errors({ contact: { name: 'x' } })).toEqual(['/contact/mail validation_required']);
  });
});
