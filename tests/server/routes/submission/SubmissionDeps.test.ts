import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { FormCatalogue } from '../../../../server/ports/forms/FormCatalogue.ts';
import {
  bodyLanguage,
  definitionOf,
  idempotencyKeyOf,
  pathCents,
} from '../../../../server/routes/submission/SubmissionDeps.ts';
import { CURRENT_HASH, EARLIER_HASH, ENDED_HASH, routeForms } from '../../support/routeForms.ts';

const requestWith = (headers: Readonly<Record<string, string | readonly string[]>>) =>
  ({ headers }) as unknown as FastifyRequest;
const find = (code: string, hash?: string, forms: FormCatalogue = routeForms()) =>
  definitionOf(forms, code, requestWith(hash === undefined ? {} : { 'form-definition': hash }));
/** A catalogue whose forms are not offered any more. */
const CLOSED = { ...routeForms(), current: () => undefined };

describe('definitionOf', () => {
  it.each([
    ['the current definition without a header', undefined, CURRENT_HASH],
    ['the current definition by its hash', CURRENT_HASH, CURRENT_HASH],
    ['an earlier definition', EARLIER_HASH, EARLIER_HASH],
    ['nothing for an ended definition', ENDED_HASH, undefined],
    ['nothing for an unknown hash', 'd'.repeat(64), undefined],
    ['nothing for a text that is no hash', '../x', undefined],
  ])('T-49: finds %s', async (_, hash, expected) => {
    expect((await find('LR164', hash))?.hash).toBe(expected);
  });

  it('continues with an earlier definition of a closed form', async () => {
    expect((await find('LR164', EARLIER_HASH, CLOSED))?.hash).toBe(EARLIER_HASH);
    expect(await find('LR164', ENDED_HASH, CLOSED)).toBeUndefined();
  });

  it('T-49: does not find the definition of another form', async () => {
    const forms = routeForms();
    const other = forms.current('LR164');
    const current = (code: string) => (code === 'LR165' && other ? { ...other, code } : undefined);
    expect(await find('LR165', EARLIER_HASH, { ...forms, current })).toBeUndefined();
  });

  it.each([
    ['LR999', undefined],
    ['LR999', CURRENT_HASH],
    ['LR164', 'd'.repeat(64)],
  ])('throws invalidFormCode for the closed form %s with the hash %s', async (code, hash) => {
    await expect(find(code, hash, CLOSED)).rejects.toMatchObject({
      kind: { name: 'INVALID_FORM_CODE' },
    });
  });

  it('uses the first of several headers', async () => {
    const request = requestWith({ 'form-definition': [EARLIER_HASH, CURRENT_HASH] });
    expect((await definitionOf(routeForms(), 'LR164', request))?.hash).toBe(EARLIER_HASH);
  });
});

describe('idempotencyKeyOf', () => {
  it.each(['a'.repeat(16), 'A'.repeat(255), '0b7c9f2e-1a.b:c_d'])('accepts %s', (key) => {
    expect(idempotencyKeyOf(requestWith({ 'idempotency-key': key }))).toBe(key);
  });

  it.each(['', 'a'.repeat(15), 'a'.repeat(256), `${'a'.repeat(16)}\n`, `${'a'.repeat(16)} `])(
    'T-37: throws for %j',
    (key) => {
      expect(() => idempotencyKeyOf(requestWith({ 'idempotency-key': key }))).toThrow(
        expect.objectContaining({ kind: expect.objectContaining({ name: 'BAD_HEADER' }) }),
      );
    },
  );

  it('returns undefined without a header', () => {
    expect(idempotencyKeyOf(requestWith({}))).toBeUndefined();
  });
});

describe('pathCents', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['380', 38_000],
    ['380.5', 38_050],
    ['380.05', 38_005],
    ['9999999999999.99', 999_999_999_999_999],
  ])('B-30: reads %s as %i cents', (amount, cents) => {
    expect(pathCents(amount)).toBe(cents);
  });

  it.each([
    '',
    '-1',
    '1e3',
    '0380',
    '+380',
    '380.',
    '.5',
    '380.001',
    '1,380.00',
    '１',
    '10000000000000',
  ])('B-30: refuses %s', (amount) => {
    expect(() => pathCents(amount)).toThrow(
      expect.objectContaining({ kind: expect.objectContaining({ name: 'BAD_AMOUNT' }) }),
    );
  });
});

describe('bodyLanguage', () => {
  it.each([
    ['TradChn', 'zh-Hant'],
    ['SimpChn', 'zh-Hans'],
    ['Eng', 'en'],
    ['xx', 'en'],
    [undefined, 'en'],
  ])('reads %s as %s', (lang, language) => {
    expect(bodyLanguage(lang)).toBe(language);
  });
});
