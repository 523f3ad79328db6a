import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotTriedError } from '../../../scripts/attack/Attack.ts';
import {
  answersWithFile,
  bodyOf,
  honestAnswers,
  lreal1,
  offeredForm,
  SAVE,
  save,
} from '../../../scripts/attack/honestForm.ts';
import { FakeTarget, offering } from '../support/FakeTarget.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('offeredForm', () => {
  it('requests the form and its plan', async () => {
    const target = new FakeTarget({ answer: offering('LR999', 'hash-9') });
    expect(await offeredForm(target, 'LR999')).toMatchObject({
      hash: 'hash-9',
      plan: { code: 'LR999' },
    });
  });

  it('returns nothing for a form that the portal does not offer', async () => {
    expect(await offeredForm(new FakeTarget(), 'LR999')).toBeUndefined();
  });
});

describe('lreal1', () => {
  it('is not tried with a portal that does not offer LREAL1', async () => {
    await expect(lreal1(new FakeTarget())).rejects.toThrow(NotTriedError);
    expect(await lreal1(new FakeTarget({ answer: offering() }))).toMatchObject({ hash: 'hash-1' });
  });
});

describe('honestAnswers', () => {
  it('starts 20 days after the time of the portal, and pays by card', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z') });
    const start = { startDay: '10', startMonth: '12', startYear: '2026' };
    expect(honestAnswers('minimal')).toMatchObject({
      orders: [{ startDate: start }],
      CDPaymentMethod: 'visa',
    });
    expect(honestAnswers('minimal', 86_400_000)).toMatchObject({
      orders: [{ startDate: { ...start, startDay: '11' } }],
    });
  });
});

describe('answersWithFile', () => {
  it('uploads the content as the certificate, and another PDF as the registration', () => {
    const content = Buffer.from('%PDF hostile');
    const { supportDocument } = answersWithFile(content);
    expect(supportDocument).toMatchObject([
      {
        docType: 'certificateOfIncorporation',
        docFile: { type: 'application/pdf', file: content.toString('base64') },
      },
      { docType: 'businessRegistration', docFile: { file: expect.stringMatching(/^JVBER/) } },
    ]);
  });
});

describe('save', () => {
  const answering = (status: number, body: object, headers: readonly [string, string][] = []) =>
    new FakeTarget({
      answer: () => {
        const response = Response.json(body, { headers: headers.map(([...each]) => each) });
        return Object.defineProperty(response, 'status', { value: status });
      },
    });

  it('returns the result, the message keys and the cookies without attributes', async () => {
    const target = answering(
      200,
      { result: 'validationError', validationErr: [{ key: 'validation_required' }] },
      [
        ['set-cookie', 'sitting=abc; HttpOnly'],
        ['set-cookie', 'visitor=def'],
      ],
    );
    expect(await save(target, '{}', { 'idempotency-key': 'k' })).toMatchObject({
      status: 200,
      result: 'validationError',
      faults: ['validation_required'],
      cookies: ['sitting=abc', 'visitor=def'],
      text: expect.stringContaining('"validationErr"'),
    });
    const [request] = target.requests;
    expect([request?.path, request?.headers.get('idempotency-key')]).toEqual([SAVE, 'k']);
  });

  it('has no faults in an answer without errors', async () => {
    expect(await save(answering(409, {}), '{}', {}, '/other')).toMatchObject({
      status: 409,
      faults: [],
      cookies: [],
    });
  });

  it('is not tried behind a captcha', async () => {
    await expect(save(answering(778, {}), '{}')).rejects.toThrow(NotTriedError);
  });
});

describe('bodyOf', () => {
  it('returns the answers in the format of the API', async () => {
    const form = await lreal1(new FakeTarget({ answer: offering() }));
    expect(JSON.parse(bodyOf(form, { ContactTel: '2345 6789' }))).toMatchObject({
      formData: { ContactTel: '2345 6789' },
      submissionDetail: { lang: 'Eng' },
    });
  });
});
