import { describe, expect, it } from 'vitest';
import { createFormStore, LANGUAGES, type Language, reviewSections } from '#engine';
import full from '../../../forms/LREAL1/samples/full.json' with { type: 'json' };
import { loadForm, readForm, readShared } from '../support/readForms.ts';

describe('reviewSections: of LREAL1', async () => {
  const { plan, validator, texts } = await loadForm(readForm('LREAL1'), readShared());
  const store = createFormStore(plan, validator, { data: full.formData, now: full.now });

  it.each(LANGUAGES)('shows the typed answers of the full sample in %s', (language) => {
    const sections = reviewSections({
      plan,
      data: store.data(),
      visible: (pointer) => store.isVisible(pointer),
      texts: texts[language],
      language,
    });
    const shown = JSON.stringify(sections);
    const typed = leavesOf(store.data()).filter((text) => /[A-Z]{4}|@|[\d -]{5}/.test(text));
    expect(typed.length).toBeGreaterThan(10);
    const { IdNo } = full.formData;
    for (const text of typed) expect(shown).toContain(text === IdNo ? 'A123456(3)' : text);
    expect(shown).toContain(FIRST_ADDRESS_LINE[language]);
    expect(shown).not.toMatch(/"label":"[A-Za-z]+_?[A-Z][A-Za-z]*"/);
  });
});

const FIRST_ADDRESS_LINE: Readonly<Record<Language, string>> = {
  en: '"Flat A, 12/F, Block 3","EXAMPLE BUILDING"',
  'zh-Hant': '"EXAMPLE BUILDING","3座12樓A室"',
  'zh-Hans': '"EXAMPLE BUILDING","3座12楼A室"',
};

/** Returns every text in nested data. */
function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}
