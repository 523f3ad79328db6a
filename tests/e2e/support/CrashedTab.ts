import type { Browser, CDPSession } from '@playwright/test';

/**
 * A tab whose renderer process crashed. Playwright no longer controls the tab, so the tests use the
 * browser's DevTools protocol. The tab keeps its storage.
 */
export class CrashedTab {
  readonly #browser: CDPSession;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;

  /** Attaches to the tab and reloads it. */
  static async open(browser: Browser, targetId: string): Promise<CrashedTab> {
    const root = await browser.newBrowserCDPSession();
    const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
    const tab = new CrashedTab(root, sessionId);
    // The call returns only after a new process has started.
    void tab.#call('Page.reload', {});
    return tab;
  }

  private constructor(browser: CDPSession, sessionId: string) {
    this.#browser = browser;
    this.#sessionId = sessionId;
    browser.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      if (from !== sessionId) return;
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
    });
  }

  /**
   * Returns the value of an expression in the page; `undefined` if the page does not respond within
   * two seconds.
   */
  async evaluate(expression: string): Promise<unknown> {
    const params = { expression, returnByValue: true };
    const late = new Promise<Answer>((resolve) => setTimeout(() => resolve({}), 2000));
    const { result } = await Promise.race([this.#call('Runtime.evaluate', params), late]);
    return result?.result?.value;
  }

  /**
   * Waits until an expression is true in the page.
   *
   * @throws {Error} after twenty seconds
   */
  async wait(expression: string): Promise<void> {
    const end = Date.now() + 20_000;
    while ((await this.evaluate(expression)) !== true) {
      if (Date.now() > end) throw new Error(`Cannot see in the reloaded tab: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async #call(method: string, params: object): Promise<Answer> {
    this.#calls += 1;
    const id = this.#calls;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    const sessionId = this.#sessionId;
    await this.#browser.send('Target.sendMessageToTarget', { sessionId, message });
    return answered;
  }
}

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}
