import type { FastifyPluginAsync } from 'fastify';
import { LANGUAGE_CODES, type Language, languageOf } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import { sendPage, sendStyles } from '../../pages/sendPage.ts';
import type { Clock } from '../../ports/Clock.ts';

/** What the page needs. */
export interface CallbackDeps {
  readonly clock: Clock;
}

const PATH = '/payment/callback';

/** Address of the stylesheet of this page and of those beside it. */
export const CALLBACK_STYLES = `${PATH}.css`;

/**
 * `GET /payment/callback`: where the bank sends the browser back to. Whatever its address claims of
 * the payment is not even read: the server asks the bank, the page only says that it does.
 */
export const callbackRoute: FastifyPluginAsync<CallbackDeps> = async (app, { clock }) => {
  app.get<{ Querystring: { lang?: string } }>(PATH, async ({ query }, reply) =>
    sendPage(reply, callbackPage(PATH, languageOf(query.lang), clock.now())),
  );

  app.get(CALLBACK_STYLES, async (_request, reply) => sendStyles(reply));
};

/**
 * Says that the payment is looked into, whatever became of it.
 *
 * @param path of the page itself, for its other languages
 */
export function callbackPage(path: string, language: Language, now: Date): string {
  const { title, checking, close, go } = WORDS[language];
  const ack = `/ack?t=${now.getTime()}&lang=${LANGUAGE_CODES[language].url}`;
  return htmlPage({
    language,
    title,
    styles: CALLBACK_STYLES,
    inLanguage: (other) => `${path}?lang=${LANGUAGE_CODES[other].url}`,
    main: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(checking)}</p>
<p>${escapeHtml(close)}</p>
<p><a class="button" href="${escapeHtml(ack)}">${escapeHtml(go)}</a></p>`,
  });
}

const WORDS: Readonly<
  Record<Language, { title: string; checking: string; close: string; go: string }>
> = {
  en: {
    title: 'Thank you, we are checking your payment',
    checking: 'We are asking the bank how your payment went. This takes a few seconds.',
    close: 'The form in the other window goes on by itself. You can close this window.',
    go: 'The other window is gone: show the acknowledgement here',
  },
  'zh-Hant': {
    title: '謝謝，正在核對付款結果',
    checking: '我們正向銀行查詢付款結果，需時數秒。',
    close: '另一視窗的表格會自動繼續，你可以關閉本視窗。',
    go: '另一視窗已關閉：在這裏顯示確認通知',
  },
  'zh-Hans': {
    title: '谢谢，正在核对付款结果',
    checking: '我们正向银行查询付款结果，需时数秒。',
    close: '另一窗口的表格会自动继续，你可以关闭本窗口。',
    go: '另一窗口已关闭：在这里显示确认通知',
  },
};
