import { describe, expect, it } from 'vitest';
import { PdfError } from '../../../../server/ports/documents/PdfRenderer.ts';
import { type ReviewDeps, reviewRoute } from '../../../../server/routes/submission/reviewRoute.ts';
import { CURRENT_HASH, routeForms } from '../../support/routeForms.ts';
import { fakeCall, routeOfFile } from '../../support/routeOfFile.ts';

const URL = '/api/submission/review/LR164/0';
const NOW = new Date('2026-11-20T02:00:00Z');
const body = (formData: object, detail: object = {}) => ({
  formData,
  submissionDetail: { lang: 'Eng', ...detail },
});
const renderReview = fakeCall();
const scopes: unknown[] = [];
const { call } = routeOfFile((app) =>
  app.register(reviewRoute, {
    forms: routeForms(),
    clock: { now: () => NOW },
    inspector: { inspect: async () => ({ ok: true }) },
    rules: {
      evaluate: (_: unknown, { data, now, scope }: Record<string, unknown>) => {
        scopes.push([now, scope]);
        const errors = Object(data).name ? [] : [{ path: '/name', key: 'required', args: [] }];
        return { data, errors, recomputed: [], fee: { lines: [], totalCents: 0 } };
      },
    },
    renderReview: renderReview.service,
  } as unknown as ReviewDeps),
);

describe('reviewRoute', () => {
  it('returns the filled form as a PDF, evaluated at the time of the server', async () => {
    renderReview.returns(Buffer.from('%PDF-1.7'));
    const answer = await call(URL, body({ name: 'CHAN TAI MAN' }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { pdfData: Buffer.from('%PDF-1.7').toString('base64') },
    ]);
    expect(scopes).toEqual([[NOW.toISOString(), 'steps']]);
    expect(renderReview.inputs).toMatchObject([
      { form: { hash: CURRENT_HASH }, data: { name: 'CHAN TAI MAN' }, language: 'en' },
    ]);
  });

  it('renders nothing for wrong answers', async () => {
    const answer = await call(URL, body({}));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        result: 'validationError',
        message: 'validationError',
        validationErr: [{ path: '/name', key: 'required', args: [] }],
      },
    ]);
    expect(renderReview.inputs).toEqual([]);
  });

  it('answers 502 when the document cannot be rendered now', async () => {
    renderReview.returns(new PdfError('busy', 'secret detail'));
    const answer = await call(URL, body({ name: 'CHAN TAI MAN' }));
    expect([answer.statusCode, answer.json().message]).toEqual([502, 'serverBusy']);
    expect(answer.body).not.toContain('secret');
  });

  it.each([
    ['another amount', '/api/submission/review/LR164/380', body({}), 404],
    ['an unknown form', '/api/submission/review/LR999/0', body({}), 404],
    ['an unknown answer', URL, body({ other: 'x' }), 400],
    ['a body without details', URL, { formData: {} }, 400],
  ])('B-32: refuses %s', async (_, url, payload, status) => {
    expect((await call(url, payload)).statusCode).toBe(status);
    expect(renderReview.inputs).toEqual([]);
  });
});
