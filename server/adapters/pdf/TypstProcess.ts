import { type ChildProcess, fork } from 'node:child_process';
import type { PageToRender, RenderedPage } from './renderPage.ts';

/** An error for a page that took too long. If it was being rendered, its process was killed. */
export class DrawingTimeout extends Error {
  override readonly name = 'DrawingTimeout';
}

/**
 * A process that renders one page after another. Native code cannot be stopped in a thread, and a
 * fault in native code ends its process. With a separate process, only one page is lost.
 */
export class TypstProcess {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(new URL('./typstWorker.ts', import.meta.url), {
      // Rendering needs no key or address of the portal.
      env: {},
      execArgv: [],
      // With the default, bytes would arrive as JSON.
      serialization: 'advanced',
    });
    this.rest();
  }

  get isRunning(): boolean {
    const { killed, exitCode, signalCode } = this.#child;
    return !killed && exitCode === null && signalCode === null;
  }

  /**
   * Renders a page; the process must be idle.
   *
   * @throws {DrawingTimeout} when the process was killed after `timeoutMs`
   * @throws {Error} when the process ends before
   */
  async draw(page: PageToRender, timeoutMs: number): Promise<RenderedPage> {
    const child = this.#child;
    child.ref();
    child.channel?.ref();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.end();
    }, timeoutMs);
    try {
      return await answerOf(child, page);
    } catch (cause) {
      throw isLate
        ? new DrawingTimeout('Cannot draw the page: it took too long', { cause })
        : cause;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Allows the server to exit while this process is idle. */
  rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** Kills the process, even during work. */
  end(): void {
    this.#child.kill('SIGKILL');
  }
}

function answerOf(child: ChildProcess, page: PageToRender): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message as RenderedPage));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`Cannot draw: the process ended with ${signal ?? code}`)));
    child.on('message', onMessage).on('error', onError).on('exit', onExit);
    child.send(page, (error) => error && onError(error));
  });
}
