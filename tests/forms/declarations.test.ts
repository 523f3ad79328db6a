import { beforeAll, describe, expect, it } from 'vitest';
import {
  behaviourOf,
  createFormStore,
  type FormData,
  LANGUAGES,
  type Language,
  reviewSections,
} from '#engine';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

/** Returns the text of the declaration from the review. */
function declared({ plan, validator, texts }: PortalForm, data: FormData, language: Language) {
  const store = createFormStore(plan, validator, { data, now: NOW });
  const visible = (pointer: string) => store.isVisible(pointer);
  const sections = reviewSections({ plan, data, visible, texts: texts[language], language });
  const note = sections.flatMap(({ items }) => items).find(({ kind }) => kind === 'note');
  return note?.kind === 'note' ? note.text : '';
}

describe.each([
  { code: 'LR161', section: '3', own: '45.5%', other: 'ORD 12/2026' },
  { code: 'LR125', section: '3A', own: 'ORD 12/2026', other: '45.5%' },
  { code: 'LR167', section: '4', own: 'ORD 12/2026', other: '%' },
  { code: 'LR171', section: '40C', own: 'ORD 12/2026', other: '%' },
])('$code, of section $section', ({ code, section, own, other }) => {
  let form: PortalForm;
  let full: FormData;
  beforeAll(async () => {
    form = await loadPortalForm(code);
    full = await (await openForm(code)).sample('full');
  });

  it('is printed and signed by hand, never submitted online', () => {
    expect(behaviourOf(form.plan, form.validator, full, NOW)).toMatchObject({
      submissionType: 'NO_ESUBM',
      isPaymentRequired: false,
      signatures: [{ id: 'declarantSign', disabled: true }],
      documents: [{ template: `declaration-of-compliance-section-${section.toLowerCase()}` }],
    });
    expect(form.plan.workflowFields).toEqual([]);
  });

  it.each(LANGUAGES)('fills in every blank of the declaration in %s', (language) => {
    const text = declared(form, full, language);
    const named = {
      en: `section ${section} of`,
      'zh-Hant': `第${section}條`,
      'zh-Hans': `第${section}条`,
    };
    for (const words of [named[language], own, "O'BRIEN, SIU MING", 'A123456(3)']) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain(other);
    // The officer fills in longer blanks by hand.
    expect(text).not.toMatch(/(?<!_)_{8}(?!_)|[{}]/);
  });
});
