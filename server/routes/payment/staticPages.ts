import type { FastifyPluginAsync } from 'fastify';
import { LANGUAGE_CODES, type Language, languageOf } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { CALLBACK_STYLES, type CallbackDeps, callbackPage } from './callbackRoute.ts';

/** The subject of a page. The pages do not show the status of the payment; only the form does. */
type Kind = 'returned' | 'inForm' | 'failed' | 'retry';

type Query = Readonly<Record<string, string | undefined>>;

/** The URLs to which gateways of this family return browsers (document 1, section 2). */
const PAGES: Readonly<Record<string, (query: Query) => Kind>> = {
  '/payment/html/index.html': ({ CANRETRY }) => (CANRETRY === 'true' ? 'retry' : 'inForm'),
  '/payment/html/cart.html': () => 'inForm',
  '/payment/html/fpsqrcode.html': () => 'inForm',
  '/payment/html/fpscallback.html': () => 'returned',
  '/payment/html/err.html': () => 'failed',
  '/fps_completed.html': () => 'returned',
};

/**
 * Registers the static pages of a payment. They neither trust nor show data of the URL. Each page
 * links to the form, which shows the result that the server got from the bank.
 */
export const staticPages: FastifyPluginAsync<CallbackDeps> = async (app, { clock }) => {
  app.get<{ Querystring: Query }>('/payment/html/ack.html', async ({ query }, reply) =>
    reply.redirect(ackAddress(languageOf(query.lang), clock.now()), 302),
  );
  for (const [path, kindOf] of Object.entries(PAGES)) {
    app.get<{ Querystring: Query }>(path, async ({ query }, reply) => {
      const language = languageOf(query.lang);
      const kind = kindOf(query);
      const page =
        kind === 'returned'
          ? callbackPage(path, language, clock.now())
          : wordsPage({ path, kind, language, now: clock.now() });
      return sendPage(reply, page);
    });
  }
};

function ackAddress(language: Language, now: Date): string {
  return `/ack?t=${now.getTime()}&lang=${LANGUAGE_CODES[language].url}`;
}

interface WordsPage {
  readonly path: string;
  readonly kind: Exclude<Kind, 'returned'>;
  readonly language: Language;
  readonly now: Date;
}

function wordsPage({ path, kind, language, now }: WordsPage): string {
  const { [kind]: words, go } = WORDS[language];
  const query = kind === 'retry' ? 'CANRETRY=true&' : '';
  return htmlPage({
    language,
    title: words.title,
    styles: CALLBACK_STYLES,
    inLanguage: (other) => `${path}?${query}lang=${LANGUAGE_CODES[other].url}`,
    main: `<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.body)}</p>
<p><a class="button first" href="${escapeHtml(ackAddress(language, now))}">${escapeHtml(go)}</a></p>`,
  });
}

type Words = Readonly<
  Record<WordsPage['kind'], { readonly title: string; readonly body: string }> & { go: string }
>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    go: 'Go to the form',
    inForm: {
      title: 'The payment is made in the form',
      body: 'Please go back to the form that you are paying for. It shows the amount, the ways to pay and the result.',
    },
    failed: {
      title: 'The payment was not completed',
      body: 'Please go back to the form. It asks the payment system and shows whether anything was paid. Please do not pay again before it has shown that.',
    },
    retry: {
      title: 'You can try the payment again',
      body: 'Please go back to the form and choose how to pay. You can also choose another way to pay.',
    },
  },
  'zh-Hant': {
    go: '前往表格',
    inForm: {
      title: '請在表格內付款',
      body: '請返回你正在付款的表格，該處會顯示金額、付款方法及結果。',
    },
    failed: {
      title: '付款未能完成',
      body: '請返回表格。表格會向付款系統查詢，並顯示有否付款。在顯示結果前，請勿再次付款。',
    },
    retry: {
      title: '你可以再次付款',
      body: '請返回表格並選擇付款方法，你亦可改用其他付款方法。',
    },
  },
  'zh-Hans': {
    go: '前往表格',
    inForm: {
      title: '请在表格内付款',
      body: '请返回你正在付款的表格，该处会显示金额、付款方法及结果。',
    },
    failed: {
      title: '付款未能完成',
      body: '请返回表格。表格会向付款系统查询，并显示有否付款。在显示结果前，请勿再次付款。',
    },
    retry: {
      title: '你可以再次付款',
      body: '请返回表格并选择付款方法，你亦可改用其他付款方法。',
    },
  },
};
