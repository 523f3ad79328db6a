import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { type Finding, lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { FolderEvents } from '../../server/forms/FolderEvents.ts';
import {
  cachedFingerprint,
  fingerprintFolders,
  foldersWithin,
} from '../../server/forms/fingerprintFolders.ts';
import { pollForChanges } from '../../server/forms/pollForChanges.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { say } from '../command/run.ts';

/** The folders of the forms and of the compiled definitions of the server under `npm run dev`. */
export interface PreviewFolders {
  readonly formsDirs: readonly string[];
  readonly tablesDir?: string | undefined;
  readonly definitionsDir: string;
}

const INDEX_LOOK_MS = 25;

/**
 * Notifies the open pages after a form was saved. `landform:form` means that its new definition is
 * ready; `landform:findings` contains the findings of all forms. Also prints new findings on the
 * terminal.
 */
export function formPreview(folders: PreviewFolders): Plugin {
  return {
    name: 'landform:form-preview',
    apply: 'serve',
    configureServer(vite) {
      const ends = [followDefinitions(vite, folders), followFindings(vite, folders)];
      vite.httpServer?.on('close', () => {
        for (const end of ends) end();
      });
    },
  };
}

/** Polls the index, which the server writes last, when every file of a definition is complete. */
function followDefinitions(vite: ViteDevServer, { definitionsDir }: PreviewFolders): () => void {
  const end = new AbortController();
  const follow = async () => {
    let known = await hashesIn(definitionsDir);
    while (!end.signal.aborted) {
      await sleep(INDEX_LOOK_MS);
      const now = await hashesIn(definitionsDir);
      for (const [code, hash] of now) {
        if (known.get(code) !== hash) vite.ws.send('landform:form', { code, hash });
      }
      if (now.size > 0) known = now;
    }
  };
  void follow();
  return () => end.abort();
}

async function hashesIn(definitionsDir: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(definitionsDir, 'index.json'), 'utf8').catch(() => '');
  try {
    const index = JSON.parse(text) as Readonly<Record<string, { readonly hash: string }>>;
    return new Map(Object.entries(index).map(([code, { hash }]) => [code, hash]));
  } catch {
    // The file is missing or incomplete; the next poll reads it.
    return new Map();
  }
}

/** The fingerprint of a form folder at its check, and the findings. */
interface Checked {
  readonly look: string;
  readonly findings: readonly Finding[];
}

function followFindings(vite: ViteDevServer, folders: PreviewFolders): () => void {
  let lastRead = '';
  let checked: ReadonlyMap<string, Checked> = new Map();
  const payload = () => ({ findings: [...checked.values()].flatMap(({ findings }) => findings) });
  vite.ws.on('landform:hello', (_data, client) => client.send('landform:findings', payload()));
  return pollForChanges({
    events: new FolderEvents(() => foldersWithin(folders)),
    look: cachedFingerprint(folders),
    lastRead: () => lastRead,
    read: async () => {
      lastRead = await fingerprintFolders(folders);
      try {
        checked = await checkChanged(folders, checked);
        vite.ws.send('landform:findings', payload());
      } catch (error) {
        // A folder was removed during the check; the next poll detects that.
        say(`Cannot check the forms: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  });
}

/** Checks the folders that have changed since the last check. */
async function checkChanged(
  { formsDirs }: PreviewFolders,
  before: ReadonlyMap<string, Checked>,
): Promise<ReadonlyMap<string, Checked>> {
  const paths = await Promise.all(
    formsDirs.map(async (dir) => (await formCodesIn(dir)).map((code) => join(dir, code))),
  );
  const workbench = await openWorkbench();
  const checked = new Map<string, Checked>();
  try {
    for (const path of paths.flat()) {
      const look = await fingerprintFolders({ formsDirs: [path] });
      const known = before.get(path);
      if (known?.look === look) {
        checked.set(path, known);
        continue;
      }
      const findings = await checkFolder(workbench, dirname(path), basename(path));
      for (const finding of findings) say(lineOf(finding));
      checked.set(path, { look, findings });
    }
  } finally {
    await workbench.close();
  }
  return checked;
}
