import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/run.ts';

/** A case of the guide's page *Cases*. */
export interface GuideCase {
  readonly id: string;
  readonly text: string;
  /** Whether the page states that no test covers it. */
  readonly isOpen: boolean;
}

const PAGE = join(ROOT, 'stories/guide/Cases.mdx');
const CASE = /^- \*\*([TIKB]-?\d+)\*\* (.+)$/gm;
const OPEN = /\*Open: [^*]+\*$/;

/** Returns the cases of the page, in its order. */
export function guideCases(): readonly GuideCase[] {
  return [...readFileSync(PAGE, 'utf8').matchAll(CASE)].map(([, id = '', text = '']) => ({
    id,
    text,
    isOpen: OPEN.test(text),
  }));
}
