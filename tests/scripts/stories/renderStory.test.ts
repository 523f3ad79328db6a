import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isStorybookReady, renderStory } from '../../../scripts/stories/renderStory.ts';

/** The channel of Storybook: it remembers the last event of each kind. */
class Channel extends EventEmitter {
  readonly #last = new Map<string, unknown[]>();

  override emit(event: string, ...given: unknown[]): boolean {
    this.#last.set(event, given);
    return super.emit(event, ...given);
  }

  last(event: string): unknown[] | undefined {
    return this.#last.get(event);
  }
}

let channel: Channel;
beforeEach(() => {
  channel = new Channel();
  vi.stubGlobal('__STORYBOOK_ADDONS_CHANNEL__', channel);
  vi.stubGlobal('location', { search: '?viewMode=story&id=a--one' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const finish = (storyId: string, status = 'success') =>
  channel.emit('storyFinished', { storyId, status });
const fail = (message?: string) => channel.emit('playFunctionThrewException', { message });
const render = (id = 'a--one') => renderStory({ id, most: 1000 });

describe('renderStory', () => {
  it('waits for the story with which the page was opened, and requests no other', async () => {
    const wishes = vi.fn();
    channel.on('setCurrentStory', wishes);
    const rendered = render();
    finish('a--other', 'error');
    finish('a--one');
    expect(await rendered).toEqual({ isRendered: true, fault: undefined });
    expect(wishes).not.toHaveBeenCalled();
  });

  it('accepts a story that has finished before', async () => {
    finish('a--one');
    expect(await render()).toEqual({ isRendered: true, fault: undefined });
  });

  it('requests another story of the page', async () => {
    channel.on('setCurrentStory', ({ storyId }) => finish(storyId));
    expect(await render('a--two')).toEqual({ isRendered: true, fault: undefined });
    expect(channel.last('setCurrentStory')).toEqual([{ storyId: 'a--two', viewMode: 'story' }]);
  });

  it('returns the error of the play, but no error of an earlier story', async () => {
    fail('Cannot find a button');
    finish('a--one', 'error');
    expect((await render()).fault).toBe('Cannot find a button');
    channel.on('setCurrentStory', ({ storyId }) => finish(storyId, 'error'));
    expect((await render('a--two')).fault).toBe('It ended with "error"');
    channel.prependListener('setCurrentStory', () => fail('Cannot find a link'));
    expect((await render('a--three')).fault).toBe('Cannot find a link');
  });

  it('returns a fault when the story is not rendered in time', async () => {
    vi.useFakeTimers();
    const rendered = render();
    vi.advanceTimersByTime(1000);
    expect(await rendered).toEqual({ isRendered: false, fault: 'Not rendered in 1000 ms' });
  });
});

describe('isStorybookReady', () => {
  it('checks whether the channel exists', () => {
    expect(isStorybookReady()).toBe(true);
    // Storybook's modules, which another file may have loaded, leave a channel of their own.
    Reflect.deleteProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    expect(isStorybookReady()).toBe(false);
  });
});
