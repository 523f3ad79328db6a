import type { FastifyPluginAsync } from 'fastify';
import { LANGUAGE_CODES, type Language, languageOf } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import { sendPage, sendReceiptScript, sendStyles } from '../../pages/sendPage.ts';
import type { Clock } from '../../ports/system/Clock.ts';

/** The dependencies of the page. */
export interface CallbackDeps {
  readonly clock: Clock;
}

/** Paths to which the bank returns the browser. The query may contain a receipt on both paths. */
const PATHS = ['/payment/callback', '/payment/receipt'] as const;
const RECEIPT_SCRIPT = '/payment/receipt.js';

/** URL of the stylesheet of these and related pages. */
export const CALLBACK_STYLES = '/payment/callback.css';

interface Returned {
  Querystring: { lang?: string; TRANSACTION_ID?: string; RECEIPT_TOKEN?: string };
}

/**
 * Registers `GET /payment/callback` and `/payment/receipt`, to which the bank returns the browser.
 * The server trusts nothing in the URL. The script of the page passes a receipt on to the gateway,
 * in the sitting of the browser. The page itself only states that the payment is being checked.
 *
 * @see specification, document 1, section 2 "a receipt page that reads RECEIPT_TOKEN and TRANSACTION_ID"
 */
export const callbackRoute: FastifyPluginAsync<CallbackDeps> = async (app, { clock }) => {
  for (const path of PATHS) {
    app.get<Returned>(path, async ({ query }, reply) => {
      const hasReceipt = Boolean(query.TRANSACTION_ID && query.RECEIPT_TOKEN);
      const script = hasReceipt ? RECEIPT_SCRIPT : undefined;
      return sendPage(reply, callbackPage(path, languageOf(query.lang), clock.now(), script));
    });
  }

  app.get(CALLBACK_STYLES, async (_request, reply) => sendStyles(reply));
  app.get(RECEIPT_SCRIPT, async (_request, reply) => sendReceiptScript(reply));
};

/**
 * Renders the page that states that the payment is being checked. The page does not depend on the
 * result.
 *
 * @param path path of the page itself, for its other languages
 * @param script URL of the script that passes a receipt on; absent without a receipt
 */
export function callbackPage(path: string, language: Language, now: Date, script?: string): string {
  const { title, checking, close, go } = WORDS[language];
  const ack = `/ack?t=${now.getTime()}&lang=${LANGUAGE_CODES[language].url}`;
  return htmlPage({
    language,
    title,
    styles: CALLBACK_STYLES,
    script,
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
