import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, portalText } from '#engine';

/**
 * The required points of the general terms (document 2, section 1), with their text in each
 * language.
 */
const POINTS: readonly (readonly [point: string, ...words: readonly RegExp[]])[] = [
  ['the English text prevails', /English text prevails/, /以英文本為準/, /以英文本为准/],
  ['24 hours a day', /24 hours a day, 7 days a week/, /每星期七天、每天 24 小時/, /每天 24 小时/],
  ['except during maintenance', /except during maintenance/, /除維修期間外/, /除维修期间外/],
  [
    'a certificate of a recognised authority',
    /personal or organisational digital certificate issued by a recognised certification authority/,
    /認可核證機關發出的個人或機構數碼證書/,
    /认可核证机关发出的个人或机构数码证书/,
  ],
  ['the identity app', /digital-identity app/, /數碼身分應用程式/, /数码身分应用程序/],
  [
    'users may be refused or restricted',
    /refuse or restrict users whose hardware or software harms our systems, or who break/,
    /可拒絕或限制其使用/,
    /可拒绝或限制其使用/,
  ],
  [
    'no automated or malicious software',
    /automated or malicious software/,
    /自動化或惡意軟件/,
    /自动化或恶意软件/,
  ],
  ['no fraud', /fraudulent use/, /欺詐用途/, /欺诈用途/],
  ['accurate data', /complete and accurate data/, /完整及準確的資料/, /完整及准确的资料/],
  ['no liability', /accept no liability/, /概不負責/, /概不负责/],
  [
    'notes are read and boxes ticked first',
    /must read the important notes and tick the boxes/,
    /必須閱讀重要事項，並剔選表示同意的方格/,
    /必须阅读重要事项，并勾选表示同意的方格/,
  ],
  [
    'no change online after submission',
    /cannot be changed online/,
    /不可在網上更改/,
    /不可在网上更改/,
  ],
  ['changes in writing', /please write to us/, /以書面通知/, /以书面通知/],
  ['printed or saved as PDF', /Print the form or save it as PDF/, /儲存為 PDF/, /储存为 PDF/],
  ['signed on paper', /sign it on paper/, /在紙本上簽署/, /在纸本上签署/],
  [
    'returned by post, by e-mail or in person',
    /by post, by e-mail or in person/,
    /以郵遞、電郵或親身方式交回/,
    /以邮递、电邮或亲身方式交回/,
  ],
  ['no cash by post', /do not send cash by post/, /請勿郵寄現金/, /请勿邮寄现金/],
];

describe.each(LANGUAGES.map((language, at) => [language, at] as const))(
  'the general terms in %s',
  (language, at) => {
    const written = readFileSync(`renderer/i18n/legal/${language}/general-terms.md`, 'utf8');
    const text = portalText(written, { hotline: '1', features: ['identityApp'] });

    it.each(POINTS)('contain the point: %s', (_, ...words) => {
      expect(text).toMatch(words[at] ?? /^$/);
    });

    it('have the same sections and paragraphs as the English terms', () => {
      const englishFile = readFileSync('renderer/i18n/legal/en/general-terms.md', 'utf8');
      const english = portalText(englishFile, { hotline: '1', features: ['identityApp'] });
      const shape = (markdown: string) =>
        markdown.split(/\n{2,}/).map((part) => /^(?:##|-)?/.exec(part.trim())?.[0]);
      expect(shape(text)).toEqual(shape(english));
    });
  },
);
