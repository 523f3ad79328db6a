// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FORM_GROUPS, LANGUAGES, type Language } from '#engine';
import { FormList } from '../../../renderer/app/FormList.tsx';
import en from '../../../renderer/i18n/locales/en/forms.json' with { type: 'json' };
import zhHans from '../../../renderer/i18n/locales/zh-Hans/forms.json' with { type: 'json' };
import zhHant from '../../../renderer/i18n/locales/zh-Hant/forms.json' with { type: 'json' };
import { cannedServer, inPortal, wireAnswer } from '../../support/inPortal.tsx';
import { settled } from '../../support/showWizard.tsx';

const WORDS = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

const form = (code: string, group: string, path: string, titles: readonly string[]) => ({
  code,
  hash: '0',
  group,
  path,
  titles: Object.fromEntries(LANGUAGES.map((language, at) => [language, titles[at]])),
});

const FORMS = [
  form('LREAL1', 'propertyAlert', '/form/LREAL1', ['Subscription', '物業把關易', '物业把关易']),
  form('LREEA1', 'propertyAlert', '/eea/form/LREEA1', ['e-Channel', '電子渠道', '电子渠道']),
  form('LR164', 'ownersCorporations', '/form/LR164', [
    'Owners’ corporation <b>',
    '法團註冊',
    '法团注册',
  ]),
];

afterEach(cleanup);

const LIST = (
  <main>
    <FormList />
  </main>
);

const show = async (language: Language = 'en', forms: readonly object[] | undefined = FORMS) => {
  const answer = () => (forms ? wireAnswer(200, { forms }) : wireAnswer(500));
  const { transport } = cannedServer({ '/api/forms': answer });
  await inPortal(LIST, { language, transport });
  await settled();
};
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const links = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('FormList', () => {
  it.each([
    ['en', 'en', 'Subscription'],
    ['zh-Hant', 'tc', '物業把關易'],
    ['zh-Hans', 'chs', '物业把关易'],
  ] as const)('shows every form in its group, in %s', async (language, url, title) => {
    await show(language);
    expect(links()).toEqual([
      `/form/LREAL1?lang=${url}`,
      `/eea/form/LREEA1?lang=${url}`,
      `/form/LR164?lang=${url}`,
    ]);
    const group = screen.getByRole('region', { name: WORDS[language]['group.propertyAlert'] });
    expect(within(group).getAllByRole('link')[0]?.textContent).toBe(title);
  });

  it.each([
    ['real1', ['/form/LREAL1']],
    ['CHANNEL', ['/eea/form/LREEA1']],
    ["owners' corp", ['/form/LR164']],
    ['corporation owners', ['/form/LR164']],
    ['法團', ['/form/LR164']],
    ['ＬＲ１６４', ['/form/LR164']],
    ['\u200e\ufeffLR\u200b164\u00a0', ['/form/LR164']],
    ['\u200b', ['/form/LREAL1', '/eea/form/LREEA1', '/form/LR164']],
    ['  ', ['/form/LREAL1', '/eea/form/LREEA1', '/form/LR164']],
    ['.*', []],
  ] as const)('finds forms by %j', async (sought, paths) => {
    await show();
    search(sought);
    expect(links()).toEqual(paths.map((path) => `${path}?lang=en`));
  });

  it('announces the number of forms found in a live region', async () => {
    await show();
    const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(shown()).toContain('3 forms');
    search('LR164');
    expect(shown()).toContain('1 form');
    search('nothing like it');
    expect(shown()).toContain(en['count.none']);
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  });

  it('T-22: shows a title as text', async () => {
    await show();
    expect(screen.getByText('Owners’ corporation <b>')).toBeDefined();
  });

  it('shows that there is no form, and that the list cannot be fetched', async () => {
    await show('en', []);
    expect(screen.getByRole('main').textContent).toContain(en.none);
    cleanup();
    const noServer = cannedServer({}).transport;
    await inPortal(LIST, { transport: noServer });
    await settled();
    // This server has no response for any path.
    expect(screen.getByRole('alert').textContent).toBe(en['server.unreachable']);
  });

  it('fetches the list again when the user presses "Try again"', async () => {
    const { transport } = cannedServer({
      '/api/forms': () => wireAnswer(200, { forms: FORMS }),
    });
    let isThere = false;
    await inPortal(LIST, {
      transport: (request) => (isThere ? transport(request) : Promise.reject(new Error('offline'))),
    });
    await settled();
    const tryAgain = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await settled();
    };
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    isThere = true;
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });
});

describe.each(LANGUAGES)('U-39: the texts of the list in %s', (language) => {
  it('have the same keys and placeholders, and a heading for every group', () => {
    const places = (texts: object) =>
      Object.entries(texts).map(([key, text]) => [key, String(text).match(/\{\w+\}/g)]);
    // Chinese has no singular.
    const english = Object.entries(en).filter(
      ([key]) => language === 'en' || !key.endsWith('_one'),
    );
    expect(places(WORDS[language])).toEqual(places(Object.fromEntries(english)));
    expect(Object.keys(WORDS[language])).toEqual(
      expect.arrayContaining(FORM_GROUPS.map((group) => `group.${group}`)),
    );
  });
});
