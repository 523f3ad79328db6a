// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAhead } from '../../../../renderer/form/preload/renderAhead.tsx';

afterEach(cleanup);

const record = <p>Record</p>;
const ahead = (key: string | undefined, ...preloaded: readonly string[]) => ({
  key,
  wasPreloaded: (each: string) => preloaded.includes(each),
});

describe('renderAhead', () => {
  it('hides a preloaded record until it is added, and keeps its element', () => {
    const { container, rerender } = render(renderAhead(ahead('a', 'a'), 'a', record));
    const element = container.querySelector('p');
    expect(element?.style.display).toBe('none');
    rerender(renderAhead(ahead('b', 'a', 'b'), 'a', record));
    expect(container.querySelector('p')).toBe(element);
    expect(element?.style.display).toBe('');
  });

  it('returns any other record unchanged', () => {
    expect(renderAhead(ahead('b', 'b'), 'a', record)).toBe(record);
  });
});
