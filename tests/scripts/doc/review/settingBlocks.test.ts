import { expect, it } from 'vitest';
import type { Manifest } from '#engine';
import { Describer } from '../../../../scripts/doc/review/Describer.ts';
import { settingBlocks } from '../../../../scripts/doc/review/settingBlocks.ts';
import { reviewedForm } from '../../../support/reviewedForm.ts';

const TEXTS = {
  'copies.label': 'Copies',
  'post.label': 'By post',
  'proof.label': 'Proof',
  '$fee.copy': 'Fee for copies',
  '$signatures.owner.label': 'Signature of the owner',
  '$form.signDeclaration': '- It is true',
  '$documents.annex.title': 'Annex',
  '$next.print': 'Print it',
  '$form.office': 'Room 1',
};
const PROPERTIES = {
  copies: { type: 'string', integerText: true },
  post: { type: 'boolean' },
  proof: { type: 'object', file: { accept: ['.pdf'], maxBytes: 1048576 } },
};
const POST = { '/post': { const: true } };
const MANIFEST = {
  signatures: [{ id: 'owner', holder: 'personal', later: true, when: POST, name: '/copies' }],
  payment: {
    required: [{ when: POST, then: true }, { then: false }],
    items: [{ id: 'copy', quantity: { value: '/copies' }, unitPrice: '20.00', when: POST }],
    online: ['visa', 'fps'],
  },
  documents: [{ id: 'annex', template: 'annex', when: POST }],
  next: [{ id: 'print', for: ['OFFLINE_SUBM'] }],
  hidePrintBtn: true,
} as unknown as Partial<Manifest>;

async function textsOf(manifest: Partial<Manifest> = {}) {
  const form = await reviewedForm(PROPERTIES, { texts: TEXTS, manifest });
  const blocks = settingBlocks(new Describer(form));
  return new Map(
    blocks.map(({ key, lines }) => [
      key,
      lines.map(({ name, texts }) => `${name ?? ''}: ${texts.join(' | ')}`),
    ]),
  );
}

it('settingBlocks: states fee, signatures, files, documents and the texts after submission', async () => {
  const texts = await textsOf(MANIFEST);
  expect(texts.get('$fee')).toEqual([
    ': A fee is due if “By post” is ticked.',
    'Amount: The fee is the sum of these amounts: | Fee for copies: “Copies” times HK$20.00, only if “By post” is ticked',
    'Ways to pay: Online: Visa, FPS',
  ]);
  expect(texts.get('$signature:owner')).toEqual([
    'When: If “By post” is ticked',
    ': Signature 1 | Can be signed later by another person',
    'Certificate: Personal',
    'Compared with the certificate: “Copies”',
  ]);
  expect(texts.get('$signDeclaration')).toEqual([': • It is true']);
  expect(texts.get('$files')).toEqual([
    ': “Proof”: Kinds of file: .pdf; At most 1.00 MB for each file',
  ]);
  expect(texts.get('$documents')).toEqual([': Annex, only if “By post” is ticked']);
  expect(texts.get('$after')?.[0]).toBe(': On paper: printed and handed in: Print it');
  expect(texts.get('$office')).toEqual([': Room 1']);
  expect(texts.get('$printed')?.join()).toContain('There is no print button.');
});

it('settingBlocks: says that there is no fee and no signature', async () => {
  const texts = await textsOf();
  expect(texts.get('$fee')).toEqual([': No fee.']);
  expect(texts.get('$signatures')).toEqual([': No signature.']);
  expect(texts.get('$documents')).toEqual([': No files.']);
});
