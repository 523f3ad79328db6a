import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { type Finding, lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../server/forms/check/Workbench.ts';
import { FolderEvents } from '../../server/forms/FolderEvents.ts';
import { foldersWithin, lookAtFolders, lookOften } from '../../server/forms/lookAtFolders.ts';
import { formCodesIn } from '../../server/forms/readFormFiles.ts';
import { watchForms } from '../../server/forms/watchForms.ts';
import { say } from '../run.ts';

/** Where the server under `npm run dev` has its forms and what it compiled. */
export interface PreviewFolders {
  readonly formsDirs: readonly string[];
  readonly tablesDir?: string | undefined;
  readonly definitionsDir: string;
}

const INDEX_LOOK_MS = 25;

/**
 * Tells the open pages what became of a form that was saved: `landform:form` when its new definition
 * is there, `landform:findings` with all that is wrong with any form; the latter on the terminal too.
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

/** The server writes its index last, when every file of a definition is there. */
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
    // Not written yet, or this very moment: the next look sees it.
    return new Map();
  }
}

/** What is known of one form folder: how it stood when it was checked, and what was found. */
interface Checked {
  readonly look: string;
  readonly findings: readonly Finding[];
}

function followFindings(vite: ViteDevServer, folders: PreviewFolders): () => void {
  let lastRead = '';
  let checked: ReadonlyMap<string, Checked> = new Map();
  const payload = () => ({ findings: [...checked.values()].flatMap(({ findings }) => findings) });
  vite.ws.on('landform:hello', (_data, client) => client.send('landform:findings', payload()));
  return watchForms({
    events: new FolderEvents(() => foldersWithin(folders)),
    look: lookOften(folders),
    lastRead: () => lastRead,
    read: async () => {
      lastRead = await lookAtFolders(folders);
      try {
        checked = await checkChanged(folders, checked);
        vite.ws.send('landform:findings', payload());
      } catch (error) {
        // A folder that goes while it is checked; the next look sees that it is gone.
        say(`Cannot check the forms: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  });
}

/** Checks the folders that do not stand as they stood. */
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
      const look = await lookAtFolders({ formsDirs: [path] });
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
