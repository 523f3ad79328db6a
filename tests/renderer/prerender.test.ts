// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../renderer/prerender.tsx';
import { loadPortalForm } from '../support/loadPortalForm.ts';

describe('renderPage', () => {
  it.each([
    ['LR164', 'f-lots-0-lotType'],
    ['LRWS1', 'f-participants-0-nameEng'],
  ])('%s: prerenders the records of the list in the first own step', async (code, id) => {
    const { plan, texts, validator } = await loadPortalForm(code);
    const html = await renderPage({
      plan,
      tests: validator,
      texts: texts.en,
      language: 'en',
      skipIntro: true,
      now: '2026-11-20T10:00:00+08:00',
    });
    expect(html).toContain('class="records');
    expect(html).toContain(`id="${id}`);
  });
});
