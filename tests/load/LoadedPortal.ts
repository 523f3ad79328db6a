import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newFormFiles } from '../../scripts/forms/text/newFormFiles.ts';
import { withReadyStore } from '../support/readyStore.ts';
import { type RunningServer, runServer } from '../support/runServer.ts';

/** A portal under load: its own process, with forms and data in its own folder. */
export class LoadedPortal {
  readonly folder = mkdtempSync(join(tmpdir(), 'landform-load-'));
  readonly formsDir = join(this.folder, 'forms');
  #server: RunningServer | undefined;

  /**
   * Writes a new form, as `npm run forms:new` does.
   *
   * @param changed returns the new text of a file, from its path and its template's text
   */
  writeForm(
    code: string,
    changed: (path: string, text: string) => string = (_, text) => text,
  ): void {
    for (const [path, text] of newFormFiles(code)) {
      const file = join(this.formsDir, code, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, changed(path, text));
    }
  }

  /** @param settings environment variables in addition to those below */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    mkdirSync(join(this.folder, 'site'));
    writeFileSync(join(this.folder, 'site/index.html'), '<!doctype html><div id="root"></div>');
    await withReadyStore(join(this.folder, 'data'));
    this.#server = await runServer('server/main.ts', (port) => ({
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: join(this.folder, 'data'),
      DEFINITIONS_DIR: join(this.folder, 'definitions'),
      SITE_DIR: join(this.folder, 'site'),
      FORMS_DIR: this.formsDir,
      NO_CAPTCHA: 'true',
      RATE_SUBMISSION: '100000',
      LOG_LEVEL: 'warn',
      ...settings,
    }));
  }

  /** Returns the origin of the portal. */
  get origin(): string {
    if (!this.#server) throw new Error('Cannot ask the portal: it was not started');
    return this.#server.origin;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
