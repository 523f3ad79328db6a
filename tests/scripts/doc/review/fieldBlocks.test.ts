import { describe, expect, it } from 'vitest';
import { type JsonObject, type Manifest, METHOD_FIELD } from '#engine';
import { Describer } from '../../../../scripts/doc/review/Describer.ts';
import { fieldBlocks } from '../../../../scripts/doc/review/fieldBlocks.ts';
import { reviewedForm } from '../../../support/reviewedForm.ts';

const TEXTS = {
  'kind.label': 'Kind',
  'kind.options.person': 'Person',
  'kind.options.firm': 'Firm',
  'name.label': 'Name',
  'name.help': 'As on the **card**',
  'rows.label': 'Orders',
  'rows.record': 'Order {n}',
  'rows.add': 'Add an order',
  'rows.copies.label': 'Copies',
};
const KIND: JsonObject = { type: 'string', enum: ['person', 'firm'] };

/** Returns the texts of each line of a field by name. */
async function described(
  properties: JsonObject,
  field: string,
  more: { readonly schema?: JsonObject; readonly manifest?: Partial<Manifest> } = {},
) {
  const form = await reviewedForm(properties, { texts: TEXTS, ...more });
  const describer = new Describer(form);
  const node = describer.words.node(field);
  if (!node) throw new Error(`There is no field ${field}`);
  const [own, ...parts] = fieldBlocks(describer, node, '1.1');
  const lines = Object.fromEntries((own?.lines ?? []).map(({ name = '', texts }) => [name, texts]));
  return { title: own?.title, lines, parts };
}

describe('fieldBlocks', () => {
  it('states type, help, requirement, condition, limits and messages', async () => {
    const name = { type: 'string', maxChars: 1, visibleWhen: { '/kind': { const: 'firm' } } };
    const { title, lines } = await described({ kind: KIND, name }, '/name', {
      schema: { required: ['name'] },
    });
    expect(title).toBe('Name');
    expect(lines).toEqual({
      Type: ['Text on one line'],
      Help: ['As on the card'],
      Required: ['Yes'],
      Shown: ['If “Kind” is “Firm”'],
      Limits: ['At most 1 characters'],
      'Error messages': ['This answer is required', 'Enter at most 1 character'],
    });
  });

  it('states that the payment method is required if there is a fee', async () => {
    const { lines } = await described({ CDPaymentMethod: KIND }, METHOD_FIELD);
    expect(lines.Required).toEqual(['If a fee must be paid online']);
  });

  it('states options with their condition, neighbours with the same condition together', async () => {
    const when = { '/name': {} };
    const kind = {
      ...KIND,
      enum: ['a', 'person', 'firm'],
      optionsWhen: { person: when, firm: when },
    };
    const { lines } = await described({ kind, name: { type: 'string' } }, '/kind');
    expect(lines.Options).toEqual(['a', 'Person, Firm if “Name” has an answer']);
  });

  it('states a list with its records, counts, texts and fields', async () => {
    const rows = {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      countWhere: [{ where: { copies: { minValue: '2' } }, min: 1, max: 1, key: 'validation_one' }],
      items: { type: 'object', properties: { copies: { type: 'string', integerText: true } } },
    };
    const { lines, parts } = await described({ rows }, '/rows');
    expect(lines['Title of a record']).toEqual(['Order 1']);
    expect(lines['Button that adds a record']).toEqual(['Add an order']);
    expect(lines.Limits).toEqual([
      '1 to 3 records',
      'Exactly 1 records in which “Copies” is 2 or more',
    ]);
    expect(lines['Error messages']?.slice(0, 2)).toEqual([
      'Add records: at least 1 needed',
      'Remove records: at most 3 allowed',
    ]);
    expect(parts.map(({ title, number }) => `${number} ${title}`)).toEqual(['1.1.1 Copies']);
  });

  it('states a computed value instead of a requirement', async () => {
    const rows = {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', properties: { copies: { type: 'string' } } },
    };
    const name = { type: 'string', computed: { count: '/rows' } };
    const { lines } = await described({ rows, name }, '/name');
    expect(lines.Required).toBeUndefined();
    expect(lines.Computed).toEqual([
      'The applicant cannot change it: the number of records in “Orders”',
    ]);
  });
});
