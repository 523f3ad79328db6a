import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { browserPath } from '../../../../scripts/test/tools.ts';
import { takePictures } from '../../../../scripts/visual/takePictures.ts';
import { withFakeStorybook } from '../../support/fakeStorybook.ts';

const STORIES = ['a--fine', 'a--wrong', 'a--odd', 'a--late', 'b--fine'];

const RED = [200, 0, 0, 255];

test('takePictures: takes a picture of each rendered story, and names the failed stories', async () => {
  await withFakeStorybook(STORIES, async (folder) => {
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
      ['a--late', 'Not rendered in 500 ms'],
    ]);
    // Each picture shows its own story; another component starts on a new page.
    expect(new Set([...pictures.values()].map((each) => each.toString('base64'))).size).toBe(8);
    // The pictures reach the end of the story. The page paints no content outside the viewport.
    for (const each of pictures.values()) expect(hasPixel(PNG.sync.read(each), RED)).toBe(true);
  });
});

function hasPixel({ data }: PNG, colour: readonly number[]): boolean {
  for (let at = 0; at < data.length; at += 4) {
    if (colour.every((part, index) => data[at + index] === part)) return true;
  }
  return false;
}
