import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { FormData } from '#engine';
import { fieldMessage } from '../../../../engine/messages/fieldMessage.ts';
import { branching, formOf, list, PERSON, TEXT } from '../../support/externalForm.ts';

describe('messages in "errorMessage"', () => {
  const CODE = { ...TEXT, minLength: 2, pattern: '^[A-Z]+$', not: { pattern: 'ZZ' } };

  it('are shown for one keyword or for all, without a warning', async () => {
    const { files, errors } = await formOf({
      each: { ...CODE, errorMessage: { pattern: 'Capitals only', not: 'No ZZ', minLength: 'Two' } },
      all: { ...CODE, errorMessage: 'Two capitals, no ZZ' },
      who: { ...PERSON, not: { required: ['age'] }, errorMessage: { not: 'No age' } },
      list: list(TEXT, { contains: { pattern: 'x' }, errorMessage: { contains: 'One with x' } }),
    });
    expect(files.notes?.filter(({ severity }) => severity === 'warning')).toEqual([]);
    expect(files.locales?.en).toMatchObject({
      'each.error.validation_wrongSpelling': 'Capitals only',
      'each.error.validation_ruledOut': 'No ZZ',
      'each.error.minChars': 'Two',
      'all.error.validation_wrongSpelling': 'Two capitals, no ZZ',
      'all.error.validation_ruledOut': 'Two capitals, no ZZ',
      'all.error.minChars': 'Two capitals, no ZZ',
      'who.error.validation_invalid': 'No age',
      'list.error.validation_contains': 'One with x',
    });
    expect(errors({ each: 'ab', all: 'ZZ', who: { age: 1 }, list: ['y'] })).toEqual([
      '/each validation_wrongSpelling',
      '/all validation_ruledOut',
      '/who validation_invalid',
      '/list validation_contains',
    ]);
  });

  it('get separate keys where two rules of a field have the same key', async () => {
    const { files, errors } = await formOf(
      {
        it: {
          $ref: '#/$defs/word',
          pattern: '^[A-Z]',
          errorMessage: { pattern: 'A capital first' },
        },
        kind: TEXT,
      },
      {
        $defs: { word: { ...TEXT } },
        ...branching(
          { properties: { kind: { const: 'x' } }, required: ['kind'] },
          { properties: { it: { pattern: '9$', errorMessage: { pattern: 'A nine last' } } } },
        ),
      },
    );
    expect(files.locales?.en).toMatchObject({
      'it.error.validation_wrongSpelling': 'A capital first',
      'it.error.validation_wrongSpelling_2': 'A nine last',
    });
    expect(errors({ kind: 'x', it: 'Ab' })).toEqual(['/it validation_wrongSpelling_2']);
    expect(errors({ kind: 'x', it: 'a9' })).toEqual(['/it validation_wrongSpelling']);
  });

  it('are shown for parts of any shape; a part without a message gets a warning', async () => {
    const phone = { ...TEXT, pattern: '^\\d+$', errorMessage: { pattern: 'Digits only' } };
    const both = { ...TEXT, minLength: 2, pattern: '^x', errorMessage: 'Two letters, an x first' };
    const mail = { type: 'string', format: 'email', errorMessage: { format: 'Your e-mail' } };
    const { files, errors } = await formOf(
      { it: { type: 'array', prefixItems: [phone, both, mail, { $ref: '#/$defs/bare' }, phone] } },
      { $defs: { bare: { ...TEXT, pattern: '^y', not: { pattern: 'q' }, title: 'Bare' } } },
    );
    expect(files.locales?.en).toMatchObject({
      'it.error.part': 'Digits only',
      'it.error.part_2': 'Two letters, an x first',
      'it.error.part_3': 'Your e-mail',
    });
    const invalid = (part: string) => [`/it validation_invalidPart ${part}`];
    expect(errors({ it: ['a'] })).toEqual(invalid('1 /0 part'));
    expect(errors({ it: ['1', 'x'] })).toEqual(invalid('2 /1 part_2 2'));
    expect(errors({ it: ['1', 'yy'] })).toEqual(invalid('2 /1 part_2'));
    expect(errors({ it: ['1', 'xx', 'me'] })).toEqual(invalid('3 /2 part_3'));
    const four = ['1', 'xx', 'a@b.hk', 'z'];
    expect(errors({ it: four })).toEqual(invalid('Bare /3 validation_wrongSpellingOf y'));
    expect(errors({ it: ['1', 'xx', 'a@b.hk', 'y', 'b'] })).toEqual(invalid('5 /4 part'));
    const warned = files.notes?.filter(({ code }) => code === 'no-message');
    expect(warned?.map(({ pointer }) => pointer)).toEqual(['/$defs/bare/not']);
  });

  it('are shown for types, for entry counts and for required answers', async () => {
    const two = { minItems: 2, uniqueItems: true };
    const { files, evaluate } = await formOf(
      {
        n: { type: 'number', errorMessage: { type: 'A number' } },
        mail: { type: 'string', format: 'email', errorMessage: 'Your e-mail' },
        list: list(TEXT, { ...two, errorMessage: { minItems: 'Two', uniqueItems: 'Once each' } }),
        ticks: list({ enum: ['a', 'b', 'c'] }, { ...two, errorMessage: { minItems: 'Two ticks' } }),
        who: { ...PERSON, required: ['role'], errorMessage: { required: { role: 'Your role' } } },
      },
      {
        required: ['n', 'mail'],
        errorMessage: { required: { n: 'Give it' } },
        ...branching(
          { properties: { n: { const: 3 } }, required: ['n'] },
          { required: ['list'], errorMessage: { required: 'Three asks for it' } },
        ),
      },
    );
    const texts = files.locales?.en ?? {};
    const check = (data: FormData) =>
      evaluate(data).errors.map((error) => fieldMessage(error, texts, (key) => key));
    expect(check({ who: { age: 1 } })).toEqual(['Give it', 'validation_required', 'Your role']);
    expect(check({ n: 'x', mail: 'y' })).toEqual(['A number', 'Your e-mail']);
    const right = { n: 3, mail: 'a@b.hk' };
    expect(check({ ...right, list: ['a'], ticks: ['a'] })).toEqual(['Two', 'Two ticks']);
    expect(check({ ...right, list: ['a', 'a'] })).toEqual(['Once each']);
    expect(check(right)).toContain('Three asks for it');
  });

  it('are shown for a part with special characters in its name', async () => {
    const named = (name: string) => ({
      it: {
        type: 'object',
        additionalProperties: TEXT,
        properties: { [name]: { ...TEXT, pattern: '^y', errorMessage: 'A y first' } },
      },
    });
    for (const name of ['$p', '$ref', "it's 1/2", '姓']) {
      const { errors } = await formOf(named(name));
      expect(errors({ it: { [name]: 'x' } })).toEqual([expect.stringMatching(/ part$/)]);
    }
  });

  it('are accepted in the locale of the folder too', () => {
    const properties = { it: { ...TEXT, pattern: '^[A-Z]+$' } };
    const locales = { en: { 'it.error.validation_wrongSpelling': 'Capitals only' } };
    const files = importJsonSchema({
      code: 'LR998',
      schema: { type: 'object', properties },
      locales,
    });
    expect(files.notes?.filter(({ code }) => code === 'no-message')).toEqual([]);
  });
});
