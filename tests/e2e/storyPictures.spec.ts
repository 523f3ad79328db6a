import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { browserPath } from '../../scripts/test/tools.ts';
import { takePictures } from '../../scripts/visual/takePictures.ts';

const STORIES = ['a--fine', 'a--wrong', 'a--odd', 'a--late', 'b--fine'];

const RED = [200, 0, 0, 255];

/**
 * A Storybook no larger than what is asked of one: the play of `a--wrong` throws, `a--odd` fails and says
 * nothing, `a--late` comes to no end.
 */
const PAGE = `<!doctype html><body><script>
  const heard = {}, last = {};
  const tell = (event, told) => { last[event] = [told]; (heard[event] ?? []).forEach((call) => call(told)); };
  let drawn = 0;
  const draw = (storyId) => {
    drawn += 1;
    document.body.innerHTML = '<h1>' + storyId + ', the ' + drawn + '. on its page</h1>';
    if (storyId === 'a--late') return;
    document.body.innerHTML += '<div style="height: 6000px"></div><div style="content-visibility: auto">' +
      '<p style="margin: 0; height: 20px; background: rgb(200, 0, 0)"></p></div>';
    if (storyId === 'a--wrong') tell('playFunctionThrewException', { message: 'No such button' });
    tell('storyFinished', { storyId, status: storyId.endsWith('fine') ? 'success' : 'error' });
  };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, call) => (heard[event] ??= []).push(call),
    emit: (event, { storyId }) => draw(storyId),
    last: (event) => last[event],
  };
  draw(new URLSearchParams(location.search).get('id'));
</script></body>`;

test('pictures every story, and names those that do not play', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stories-'));
  try {
    const entries = Object.fromEntries(STORIES.map((id) => [id, { id, type: 'story' }]));
    await writeFile(join(folder, 'index.json'), JSON.stringify({ entries }));
    await writeFile(join(folder, 'iframe.html'), PAGE);

    const { pictures, failed } = await takePictures({
      folder,
      only: /^a|^b/,
      widths: [320, 640],
      executablePath: browserPath(),
      pages: 1,
      most: 500,
      onProgress: () => undefined,
    });

    const expected = ['a--fine', 'a--odd', 'a--wrong', 'b--fine'].flatMap((id) => [
      `${id}-320`,
      `${id}-640`,
    ]);
    expect([...pictures.keys()].sort()).toEqual(expected);
    expect([...failed]).toEqual([
      ['a--wrong', 'No such button'],
      ['a--odd', 'It ended with "error"'],
      ['a--late', 'Not drawn in 500 ms'],
    ]);
    // Each shows its own story, the first of another component on a page of its own.
    expect(new Set([...pictures.values()].map((each) => each.toString('base64'))).size).toBe(8);
    // Down to their ends, where the page leaves what is out of sight unpainted.
    for (const each of pictures.values()) expect(hasPixel(PNG.sync.read(each), RED)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

function hasPixel({ data }: PNG, colour: readonly number[]): boolean {
  for (let at = 0; at < data.length; at += 4) {
    if (colour.every((part, index) => data[at + index] === part)) return true;
  }
  return false;
}
