import type { ReactNode } from 'react';
import { filledText } from '#engine';

interface MarkdownProps {
  /** Headings (`##`), paragraphs, lists (`-`, `1.`), `**strong**` and `[links](https://…)`. */
  readonly text: string;
  /** Level of a `##` heading on this page; deeper headings follow, at most `h4`. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * Returns the text of the answer at a pointer, for `{/pointer}` in the text. Answers are inserted
   * after the Markdown is parsed, so that an answer never becomes markup.
   */
  readonly answer?: ((pointer: string) => string) | undefined;
}

/**
 * Renders the Markdown subset of legal texts, form notes and broadcasts. HTML is shown as text, and
 * so are links other than `https:`, `mailto:`, `tel:` and paths.
 */
export function Markdown({ text, headingLevel = 2, answer }: MarkdownProps) {
  const filled: Filled = (words) => (answer === undefined ? words : filledText(words, answer));
  return blocksOf(text).map((block, at) => renderBlock(block, headingLevel, at, filled));
}

type Filled = (words: string) => string;

type Block =
  | { readonly kind: 'heading'; readonly depth: number; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'paragraph'; readonly text: string };

const HEADING = /^(#{2,4}) +(.*)$/;
/** A paragraph that consists of one strong text counts as a heading. */
const STRONG_ONLY = /^\*\*([^*\n]+)\*\*$/;
const BULLET = /^[-*] +/;
const NUMBER = /^\d+\. +/;

function blocksOf(text: string): readonly Block[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(blockOf);
}

function blockOf(chunk: string): Block {
  const heading = HEADING.exec(chunk);
  if (heading) return { kind: 'heading', depth: heading[1]?.length ?? 2, text: heading[2] ?? '' };
  const strong = STRONG_ONLY.exec(chunk);
  if (strong) return { kind: 'heading', depth: 2, text: strong[1] ?? '' };
  const lines = chunk.split('\n').map((line) => line.trim());
  for (const [mark, ordered] of [
    [BULLET, false],
    [NUMBER, true],
  ] as const) {
    if (lines.every((line) => mark.test(line))) {
      return { kind: 'list', ordered, items: lines.map((line) => line.replace(mark, '')) };
    }
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

function renderBlock(
  block: Block,
  top: NonNullable<MarkdownProps['headingLevel']>,
  at: number,
  filled: Filled,
): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[Math.min(top + block.depth - 2, 4) as 2 | 3 | 4];
      return <Heading key={at}>{inline(block.text, filled)}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={at}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text
            <li key={index}>{inline(item, filled)}</li>
          ))}
        </List>
      );
    }
    case 'paragraph':
      return <p key={at}>{inline(block.text, filled)}</p>;
  }
}

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const INLINE = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function inline(text: string, filled: Filled): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    parts.push(filled(text.slice(from, match.index)), markOf(match, match.index, filled));
    from = match.index + match[0].length;
  }
  parts.push(filled(text.slice(from)));
  return parts.filter((part) => part !== '');
}

const SAFE_ADDRESS = /^(?:https:\/\/|mailto:|tel:|\/(?!\/))/i;

function markOf(match: RegExpMatchArray, at: number, filled: Filled): ReactNode {
  const [whole, strong, label = '', address = ''] = match;
  if (strong !== undefined) return <strong key={at}>{filled(strong)}</strong>;
  if (!SAFE_ADDRESS.test(address)) return filled(whole);
  return (
    <a key={at} href={address}>
      {filled(label)}
    </a>
  );
}
