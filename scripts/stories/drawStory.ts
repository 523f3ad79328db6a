/** A story that Storybook is to draw and play on its page. */
export interface StoryWish {
  readonly id: string;
  /** How long it may take, in milliseconds. */
  readonly most: number;
}

/** How a story came out. */
export interface DrawnStory {
  /** Whether it came to its end in time. */
  readonly isDrawn: boolean;
  /** What went wrong: its play failed, or it was not drawn in time. */
  readonly fault: string | undefined;
}

/** Page of a built Storybook that shows a story; its id is to follow. Accessibility is looked at by the tests. */
export const STORY_PAGE = 'iframe.html?viewMode=story&globals=a11y.manual:!true&id=';

/** Runs in the page: has Storybook draw a story, unless the page was opened with it, and play it. */
export function drawStory({ id, most }: StoryWish): Promise<DrawnStory> {
  interface Channel {
    on(event: string, listener: (told: Told) => void): void;
    emit(event: string, wish: unknown): void;
    last(event: string): readonly [Told] | undefined;
  }
  interface Told {
    readonly storyId?: string;
    readonly status?: string;
    readonly message?: string;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const lastThrown = () => channel.last('playFunctionThrewException')?.[0];
  // Of a story before this one on the page, unless the page was opened with this one.
  const isOpened = location.search.endsWith(`&id=${id}`);
  const before = isOpened ? undefined : lastThrown();
  const faultOf = ({ status }: Told) => {
    if (status === 'success') return undefined;
    const thrown = lastThrown();
    return (thrown !== before && thrown?.message) || `It ended with "${status}"`;
  };
  return new Promise((tell) => {
    const end = (told: Told | undefined) => {
      if (told?.storyId === id) tell({ isDrawn: true, fault: faultOf(told) });
    };
    setTimeout(() => tell({ isDrawn: false, fault: `Not drawn in ${most} ms` }), most);
    channel.on('storyFinished', end);
    end(channel.last('storyFinished')?.[0]);
    if (!isOpened) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: whether Storybook is there to be asked. */
export function isStorybookThere(): boolean {
  return '__STORYBOOK_ADDONS_CHANNEL__' in globalThis;
}
