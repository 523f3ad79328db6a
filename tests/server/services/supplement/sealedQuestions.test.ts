import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { SupplementaryRequest } from '../../../../server/ports/store/SupplementaryRequests.ts';
import {
  openMail,
  openQuestions,
  sealMail,
  sealQuestions,
} from '../../../../server/services/supplement/sealedQuestions.ts';

const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const QUESTIONS = ['Which flat?', '哪一層？'];
const MAIL = { to: 'a@b.example', address: 'https://portal.example/form/SUPPLINK#RefID=x' };
const request = (more: Partial<SupplementaryRequest>) =>
  ({ id: 'R1', ...more }) as SupplementaryRequest;

describe('sealQuestions, openQuestions', () => {
  it('return the questions in order', () => {
    const sealedQuestions = sealQuestions(VAULT, 'R1', QUESTIONS);
    expect(Buffer.from(sealedQuestions).toString()).not.toContain('flat');
    expect(openQuestions(VAULT, request({ sealedQuestions }))).toEqual(QUESTIONS);
  });

  it('T-45: do not open the questions of another request', () => {
    const sealedQuestions = sealQuestions(VAULT, 'R2', QUESTIONS);
    expect(() => openQuestions(VAULT, request({ sealedQuestions }))).toThrow(/changed or moved/);
  });
});

describe('sealMail, openMail', () => {
  it('return address and link while the mail waits', () => {
    expect(openMail(VAULT, request({ sealedMail: sealMail(VAULT, 'R1', MAIL) }))).toEqual(MAIL);
    expect(openMail(VAULT, request({}))).toBeUndefined();
  });

  it('T-45: do not open a mail of another request, or questions as a mail', () => {
    const elsewhere = request({ sealedMail: sealMail(VAULT, 'R2', MAIL) });
    expect(() => openMail(VAULT, elsewhere)).toThrow(/changed or moved/);
    const questions = request({ sealedMail: sealQuestions(VAULT, 'R1', QUESTIONS) });
    expect(() => openMail(VAULT, questions)).toThrow(/changed or moved/);
  });
});
