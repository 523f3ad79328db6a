import type { FastifyPluginAsync } from 'fastify';
import { LANGUAGE_CODES, type Language, languageOf } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import { sendPage, sendStyles } from '../../pages/sendPage.ts';
import type { FormCatalogue } from '../../ports/FormCatalogue.ts';

/** What the list of forms needs. */
export interface LandingDeps {
  readonly forms: FormCatalogue;
  /** An own page elsewhere, in a language; absent: the list of forms is the landing page. */
  readonly landingUrl: ((language: Language) => string) | undefined;
}

/** `GET /`: the list of forms, or the way to the registry's own page. */
export const landingRoute: FastifyPluginAsync<LandingDeps> = async (app, { forms, landingUrl }) => {
  app.get<{ Querystring: { lang?: string } }>('/', async ({ query }, reply) => {
    const language = languageOf(query.lang);
    if (landingUrl) return reply.redirect(landingUrl(language), 302);
    return sendPage(reply, landingPage(forms, language));
  });

  app.get('/landing.css', async (_request, reply) => sendStyles(reply));
};

/** Words of the list, which stands in for the registry's website where there is none. */
const WORDS: Readonly<Record<Language, { title: string; lead: string; none: string }>> = {
  en: {
    title: 'Electronic Forms | The Land Registry',
    lead: 'Forms that can be filled in here',
    none: 'No form is open at the moment.',
  },
  'zh-Hant': {
    title: '電子表格 | 土地註冊處',
    lead: '可在此填寫的表格',
    none: '現時沒有可供填寫的表格。',
  },
  'zh-Hans': {
    title: '电子表格 | 土地注册处',
    lead: '可在此填写的表格',
    none: '现时没有可供填写的表格。',
  },
};

function landingPage(forms: FormCatalogue, language: Language): string {
  const { title, lead, none } = WORDS[language];
  const { url } = LANGUAGE_CODES[language];
  const items = forms.list().map(({ code, texts }) => {
    const name = escapeHtml(texts[language]['$form.title'] ?? code);
    return `<li><a href="/form/${code}?lang=${url}">${name}</a> (${code})</li>`;
  });
  const list = items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : `<p>${none}</p>`;
  return htmlPage({
    language,
    title,
    styles: '/landing.css',
    main: `<h1>${lead}</h1>\n${list}`,
    inLanguage: (other) => `/?lang=${LANGUAGE_CODES[other].url}`,
  });
}
