import type { Language } from '../constants/language.ts';

/**
 * Formats the name of a signer in a language: in Chinese, the brackets around an organisation are
 * full-width.
 *
 * @param signedBy the signer's name from the server; a name without brackets is returned unchanged
 *
 * @example
 * formatSigner('CHAN TAI MAN (EXAMPLE TRADING LIMITED)', 'zh-Hant');
 * // 'CHAN TAI MAN（EXAMPLE TRADING LIMITED）'
 * formatSigner('CHAN TAI MAN (EXAMPLE TRADING LIMITED)', 'en');
 * // 'CHAN TAI MAN (EXAMPLE TRADING LIMITED)'
 * formatSigner('陳大文', 'zh-Hant'); // '陳大文'
 */
export function formatSigner(signedBy: string, language: Language): string {
  const at = signedBy.indexOf(' (');
  if (language === 'en' || at < 0 || !signedBy.endsWith(')')) return signedBy;
  return `${signedBy.slice(0, at)}（${signedBy.slice(at + 2, -1)}）`;
}
