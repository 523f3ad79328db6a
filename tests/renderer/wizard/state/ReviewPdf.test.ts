import { describe, expect, it, vi } from 'vitest';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';

const shown = (pdf: ReviewPdf) => {
  const state = pdf.get();
  return state.kind === 'made' ? state.base64 : state.kind;
};

describe('ReviewPdf', () => {
  it('is created once; is stale after a change, and then created again', async () => {
    const pdf = new ReviewPdf();
    const make = vi.fn().mockResolvedValueOnce('first').mockResolvedValueOnce('second');
    await pdf.need(make);
    await pdf.need(make);
    expect(shown(pdf)).toBe('first');
    expect(pdf.get()).not.toHaveProperty('isStale');
    pdf.outdate();
    expect(pdf.get()).toMatchObject({ kind: 'made', base64: 'first', isStale: true });
    await pdf.need(make);
    expect(shown(pdf)).toBe('second');
    expect(pdf.get()).not.toHaveProperty('isStale');
  });

  it('is absent if the answers change during its creation', async () => {
    const pdf = new ReviewPdf();
    const making = pdf.need(async () => 'old');
    pdf.outdate();
    await making;
    expect(shown(pdf)).toBe('none');
  });

  it('keeps the first PDF of a form with ignorePDFUpdate', async () => {
    const pdf = new ReviewPdf(true);
    await pdf.need(async () => 'first');
    pdf.outdate();
    expect(pdf.get()).not.toHaveProperty('isStale');
    pdf.keep('second', false);
    expect(shown(pdf)).toBe('first');
  });

  it('is replaced by a signed PDF, and can be forgotten, despite ignorePDFUpdate', async () => {
    const pdf = new ReviewPdf(true);
    await pdf.need(async () => 'first');
    pdf.keep('signed', true);
    expect(shown(pdf)).toBe('signed');
    pdf.forget();
    expect(shown(pdf)).toBe('none');
  });
});
