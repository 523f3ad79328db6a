import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A minimal Storybook: the play of `…--wrong` throws, `…--odd` fails without a message, `…--late`
 * never ends, `…--wide` scrolls sideways.
 */
const PAGE = `<!doctype html><body><script>
  const heard = {}, last = {};
  const tell = (event, told) => { last[event] = [told]; (heard[event] ?? []).forEach((call) => call(told)); };
  let drawn = 0;
  const draw = (storyId) => {
    drawn += 1;
    document.body.innerHTML = '<h1>' + storyId + ', the ' + drawn + '. on its page</h1>';
    if (storyId.endsWith('late')) return;
    document.body.innerHTML += '<div style="height: 6000px"></div><div style="content-visibility: auto">' +
      '<p style="margin: 0; height: 20px; background: rgb(200, 0, 0)"></p></div>';
    if (storyId.endsWith('wide')) document.body.innerHTML += '<div style="width: 3000px">.</div>';
    if (storyId.endsWith('wrong')) tell('playFunctionThrewException', { message: 'No such button' });
    const isRight = storyId.endsWith('fine') || storyId.endsWith('wide');
    tell('storyFinished', { storyId, status: isRight ? 'success' : 'error' });
  };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, call) => (heard[event] ??= []).push(call),
    emit: (event, { storyId }) => draw(storyId),
    last: (event) => last[event],
  };
  draw(new URLSearchParams(location.search).get('id'));
</script></body>`;

/**
 * Creates a built Storybook of some stories, and removes it after use.
 *
 * @param ids ids of the stories; the end of an id determines the outcome
 */
export async function withFakeStorybook(
  ids: readonly string[],
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stories-'));
  try {
    const entries = Object.fromEntries(ids.map((id) => [id, { id, type: 'story' }]));
    await writeFile(join(folder, 'index.json'), JSON.stringify({ entries }));
    await writeFile(join(folder, 'iframe.html'), PAGE);
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
