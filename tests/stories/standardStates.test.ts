import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/run.ts';

/** States in which everything that is filled in is shown, whatever else it has; a name may say more. */
const STATES: readonly RegExp[] = [
  /^Disabled$/,
  /^LongLabel$/,
  /^LongChineseLabel$/,
  /TraditionalChinese$/,
  /SimplifiedChinese$/,
  /Dark$/,
  /^ForcedColours$/,
  /^TextTwiceAsLarge$/,
];
/** What shows words alone is never disabled. */
const EXCEPT: Readonly<Record<string, readonly RegExp[]>> = {
  'templates/ErrorSummary': [/^Disabled$/],
  'templates/FeeSummary': [/^Disabled$/],
};

const STORIES = join(ROOT, 'stories');
const parts = ['widgets', 'fields', 'templates'].flatMap((folder) =>
  readdirSync(join(STORIES, folder)).map((file) => `${folder}/${file.split('.')[0]}`),
);

it.each(parts)('%s is shown in every standard state', (part) => {
  const text = readFileSync(join(STORIES, `${part}.stories.tsx`), 'utf8');
  const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name ?? '');
  const wanted = STATES.filter(
    (state) => !EXCEPT[part]?.some(({ source }) => source === state.source),
  );
  expect(wanted.filter((state) => !names.some((name) => state.test(name))).map(String)).toEqual([]);
});
