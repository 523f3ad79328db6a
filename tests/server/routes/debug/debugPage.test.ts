import { describe, expect, it } from 'vitest';
import type { FormCatalogue } from '../../../../server/ports/forms/FormCatalogue.ts';
import { debugPage } from '../../../../server/routes/debug/debugPage.ts';

const OFFER = { variants: ['valid', 'expired'], cheques: ['tampered'], hasMails: true };
const faulty = (code: string, ...faults: readonly string[]) => ({ code, faults });

/** Renders the page of a catalogue with the form LR164 and these lists. */
function pageOf(offer: Partial<typeof OFFER> = {}, lists: object = {}) {
  const forms = {
    list: () => [{ code: 'LR164', hash: '0123456789abcdef0', plan: { version: 3 } }],
    withheld: () => [],
    drafts: () => [],
    remarks: () => [],
    sharedErrors: () => [],
    skipped: () => [],
    ...lists,
  } as unknown as FormCatalogue;
  return debugPage(forms, { ...OFFER, ...offer });
}

describe('debugPage', () => {
  it('lists the offered forms with version and hash', () => {
    expect(pageOf()).toContain(
      '<li><a href="/form/LR164">LR164</a> version 3, 0123456789abcdef</li>',
    );
    expect(pageOf()).not.toMatch(/withheld|draft|remarks|wrong:|skipped/);
  });

  it('lists every fault, escaped', () => {
    const page = pageOf(
      {},
      {
        withheld: () => [faulty('LR1', 'a <b>')],
        drafts: () => [faulty('LR2', 'c')],
        remarks: () => [{ code: 'LR3', warnings: ['d'], notes: ['e'] }],
        sharedErrors: () => ['f'],
        skipped: () => ['g'],
      },
    );
    expect(page).toContain('LR1 is withheld:<ul><li>a &#60;b&#62;</li></ul>');
    expect(page).toContain('LR2 is served as a draft:<ul><li>c</li></ul>');
    expect(page).toContain('LR3 is offered, with remarks:<ul><li>d</li><li>e</li></ul>');
    expect(page).toContain('Shared blocks and tables are wrong:<ul><li>f</li></ul>');
    expect(page).toContain('Folders are skipped:<ul><li>g</li></ul>');
  });

  it('offers each kind of certificate and e-Cheque', () => {
    const page = pageOf();
    expect(page).toContain('<option>valid</option><option>expired</option>');
    expect(page).toContain('<label>Currency <input name="currency" value="HKD"></label>');
    expect(page).toContain('action="/debug/test-e-cheque"');
    expect(page).toContain('<option>tampered</option>');
  });

  it('offers no e-Cheque and no mails where there are none', () => {
    const page = pageOf({ cheques: [], hasMails: false });
    expect(page).not.toMatch(/e-Cheque|undefined/);
    expect(page).not.toContain('/debug/mails');
    expect(pageOf()).toContain('href="/debug/mails"');
  });
});
