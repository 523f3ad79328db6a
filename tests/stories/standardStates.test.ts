import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/command/run.ts';

/** The states that every widget, field and template has. The name of a story may be longer. */
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
/** Components without inputs are never disabled. */
const EXCEPT: Readonly<Record<string, readonly RegExp[]>> = {
  'templates/ErrorSummary': [/^Disabled$/],
  'templates/FeeSummary': [/^Disabled$/],
};

const STORIES = join(ROOT, 'stories');
const parts = globSync('{widgets,fields,templates}/**/*.stories.tsx', { cwd: STORIES }).map(
  (file) => file.split(sep).join('/').replace('.stories.tsx', ''),
);

it.each(parts)('%s has a story for every standard state', (part) => {
  const text = readFileSync(join(STORIES, `${part}.stories.tsx`), 'utf8');
  const names = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name ?? '');
  const wanted = STATES.filter(
    (state) => !EXCEPT[part]?.some(({ source }) => source === state.source),
  );
  expect(wanted.filter((state) => !names.some((name) => state.test(name))).map(String)).toEqual([]);
});
