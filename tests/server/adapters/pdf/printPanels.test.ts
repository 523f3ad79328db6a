import { describe, expect, it } from 'vitest';
import { keywordOf, panelsOf, toPrintPanel } from '../../../../server/adapters/pdf/printPanels.ts';
import { sampleDocument } from '../../../support/sampleDocument.ts';

const SIGNED_AT = new Date('2026-11-20T02:05:09Z');

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, label: `Signer ${index}` }));

describe('panelsOf', () => {
  const panelsFor = (count: number) =>
    panelsOf({ ...sampleDocument('zh-Hant'), panels: fields(count) });

  it('places five panels on each page', () => {
    const printed = panelsFor(6);
    expect(printed?.pages.map((page) => page.map(({ label, top }) => `${label}: ${top}`))).toEqual([
      ['Signer 0: 60', 'Signer 1: 100', 'Signer 2: 140', 'Signer 3: 180', 'Signer 4: 220'],
      ['Signer 5: 60'],
    ]);
    expect(printed).toMatchObject({ height: 25, title: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it('returns null for a document without panels', () => {
    expect(panelsFor(0)).toBeNull();
    const { panels: _, ...document } = sampleDocument('en');
    expect(panelsOf(document)).toBeNull();
  });

  it('T-33: cleans the labels', () => {
    const panels = [{ id: 'f', label: 'a\u202eb' }];
    expect(panelsOf({ ...sampleDocument('en'), panels })?.pages).toEqual([
      [{ label: 'a[U+202E]b', top: 60 }],
    ]);
  });
});

describe('keywordOf', () => {
  it('lists the fields in order', () => {
    expect(keywordOf(fields(2))).toBe('signature-panels:f0 f1');
  });
});

describe('toPrintPanel', () => {
  it('prints the signer, the time in Hong Kong and the certificate', () => {
    const certificate = { issuer: 'Authority\u202e', serialNumber: '0a1b' };
    const panel = toPrintPanel({
      language: 'en',
      signedAt: SIGNED_AT,
      signer: 'CHAN',
      certificate,
    });
    expect(panel).toMatchObject({ lang: 'en', width: 170, height: 25 });
    const [signer, time, issued] = panel.rows.map(({ value }) => value);
    expect(signer).toContain('CHAN');
    expect(time).toContain('10:05');
    expect(issued).toContain('Authority[U+202E]');
    expect(issued).toContain('0a1b');
    expect(issued).not.toMatch(/[{}]/);
  });

  it('names the app without a certificate, and omits an unknown signer', () => {
    const panel = toPrintPanel({ language: 'zh-Hant', signedAt: SIGNED_AT });
    expect(panel.rows).toHaveLength(2);
    expect(panel.rows[1]?.value).toMatch(/\p{Script=Han}/u);
    expect(panel.lang).toBe('zh');
  });
});
