import { expect, it } from 'vitest';
import { Describer } from '../../../../scripts/doc/review/Describer.ts';
import { optionTexts } from '../../../../scripts/doc/review/optionTexts.ts';
import { reviewedForm } from '../../../support/reviewedForm.ts';

const TEXTS = {
  'agrees.options.true': 'I **agree**',
  'rows.label': 'Owners',
  'rows.name.label': 'Name',
  'kind.options.a': 'First',
};
const PROPERTIES = {
  agrees: { type: 'boolean' },
  kind: { type: 'string', enum: ['a', 'b'], optionsWhen: { b: { '/agrees': { const: true } } } },
  rows: {
    type: 'array',
    maxItems: 2,
    items: { type: 'object', properties: { name: { type: 'string' } } },
  },
  signer: { type: 'string', optionsFrom: { list: '/rows', value: 'name' } },
};

it.each([
  ['/agrees', ['I agree']],
  ['/kind', ['First', 'b if “Agrees” is ticked']],
  ['/signer', ['“Name” of every record of “Owners”']],
])('optionTexts: %s', async (pattern, texts) => {
  const describer = new Describer(await reviewedForm(PROPERTIES, { texts: TEXTS }));
  const node = describer.words.node(pattern);
  expect(node?.kind === 'leaf' && optionTexts(describer, node)).toEqual(texts);
});
