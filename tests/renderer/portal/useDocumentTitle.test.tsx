// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#engine';
import { useDocumentTitle } from '../../../renderer/portal/useDocumentTitle.ts';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

interface Shown {
  readonly parts: readonly (string | undefined)[];
  readonly hasErrors?: boolean;
}

function Titled({ parts, hasErrors }: Shown) {
  useDocumentTitle(parts, hasErrors);
  return null;
}

const SITE = 'Electronic Forms | The Land Registry';

describe('useDocumentTitle', () => {
  it.each<[Shown, string]>([
    [{ parts: [] }, SITE],
    [{ parts: ['Owner', undefined, '', 'LREAL1'] }, `Owner – LREAL1 – ${SITE}`],
    [{ parts: ['Owner'], hasErrors: true }, `Error: Owner – ${SITE}`],
  ])('U-04: shows %j', async (shown, title) => {
    await inPortal(<Titled {...shown} />);
    expect(document.title).toBe(title);
  });

  it.each<[Language, RegExp]>([
    ['zh-Hant', /^甲 – .*土地註冊處/],
    ['zh-Hans', /^甲 – .*土地注册处/],
  ])('U-04: has the name of the site in %s', async (language, title) => {
    await inPortal(<Titled parts={['甲']} />, { language });
    expect(document.title).toMatch(title);
  });
});
