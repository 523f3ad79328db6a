import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '../../../renderer/i18n/Markdown.tsx';

const drawn = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('Markdown', () => {
  it('renders headings, lists, strong words and links', () => {
    expect(drawn('## A\n\nb **c** [d](https://e.hk)\n\n- f\n- g\n\n1. h\n2. i')).toBe(
      '<h2>A</h2><p>b <strong>c</strong> <a href="https://e.hk">d</a></p>' +
        '<ul><li>f</li><li>g</li></ul><ol><li>h</li><li>i</li></ol>',
    );
  });

  it('renders a paragraph of only strong words as a heading', () => {
    expect(drawn('**Who may subscribe**\n\n- you')).toBe(
      '<h2>Who may subscribe</h2><ul><li>you</li></ul>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,y)',
    '[x](//evil.example)',
    '[x](vbscript:y)',
    '![x](https://evil.example/i.png)',
    '&lt;b&gt;',
  ])('T-22: keeps %j as text', (text) => {
    const html = drawn(text);
    expect(html).not.toMatch(/<(?!\/?p>|\/?a[ >])/);
    expect(html).not.toMatch(/href="(?!https:)/);
  });

  it('inserts answers as text, after it parses the markup', () => {
    const answer = (pointer: string) => (pointer === '/a' ? '**b** [c](https://e.hk)' : '<i>');
    const html = renderToStaticMarkup(
      <Markdown text={'**{/a}**, {/d}\n\n- {/d}'} answer={answer} />,
    );
    expect(html).toBe(
      '<p><strong>**b** [c](https://e.hk)</strong>, &lt;i&gt;</p><ul><li>&lt;i&gt;</li></ul>',
    );
  });
});
