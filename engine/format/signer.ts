import type { Language } from '../language.ts';

/**
 * Writes a signer's name as it is read in a language: brackets around an organisation are full
 * width in Chinese.
 *
 * @param signedBy as the server names the signer: `CHAN TAI MAN (EXAMPLE TRADING LIMITED)`
 * @returns `CHAN TAI MAN（EXAMPLE TRADING LIMITED）` in Chinese; in English as it is
 */
export function formatSigner(signedBy: string, language: Language): string {
  const at = signedBy.indexOf(' (');
  if (language === 'en' || at < 0 || !signedBy.endsWith(')')) return signedBy;
  return `${signedBy.slice(0, at)}（${signedBy.slice(at + 2, -1)}）`;
}
