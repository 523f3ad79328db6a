import type { ReviewBlock } from './ReviewBlock.ts';

/** Returns the blocks of a form as Markdown, for a terminal or a comparison of two versions. */
export function reviewMarkdown(blocks: readonly ReviewBlock[]): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

function blockText({ level, number, title, lines }: ReviewBlock): string {
  const heading = `${'#'.repeat(level)} ${number === undefined ? '' : `${number} `}${title}`;
  const texts = lines.map(({ name, texts: given }) => {
    if (name === undefined)
      return given
        .map((text) => text.replace(/^• /, '- ').replace(/^# (.*)$/, '**$1**'))
        .join('\n');
    const [only = ''] = given;
    if (given.length === 1) return `- ${name}: ${only}`;
    return [`- ${name}:`, ...given.map((text) => `  - ${text.replace(/^• /, '')}`)].join('\n');
  });
  return texts.length === 0 ? heading : `${heading}\n\n${texts.join('\n')}`;
}
