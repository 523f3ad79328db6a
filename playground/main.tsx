/** Starts the playground: opens the form of the address, of this tab, or the first example. */
import '../renderer/styles/base.css';
import './page/playground.css';
import './page/panels.css';
import { RULES_FILE } from 'virtual:playground-rules';
import { createRoot } from 'react-dom/client';
import { type Language, languageOf } from '#engine';
import { CompileClient } from './compile/CompileClient.ts';
import { loadExample } from './model/examples.ts';
import { openedFolder } from './model/openedFolder.ts';
import { App } from './page/App.tsx';

void start();

async function start(): Promise<void> {
  const client = new CompileClient(
    () => new Worker(new URL('./compile/worker.ts', import.meta.url), { type: 'module' }),
    new URL(RULES_FILE, document.baseURI).href,
  );
  const first = await openedFolder(window.location.hash, () => loadExample('booking'));
  const root = document.getElementById('root');
  if (!root) throw new TypeError('Cannot show the playground: the page has no root');
  createRoot(root).render(<App client={client} first={first} language={languageOfPage()} />);
}

function languageOfPage(): Language {
  return languageOf(new URLSearchParams(window.location.search).get('lang') ?? navigator.language);
}
