/** A story that Storybook must render and play. */
export interface StoryRequest {
  readonly id: string;
  /** The time limit in milliseconds. */
  readonly most: number;
}

/** The result of rendering and playing a story. */
export interface RenderedStory {
  /** Whether rendering and play ended within the time limit. */
  readonly isRendered: boolean;
  /** The failure: the play failed, or the story was not rendered in time. */
  readonly fault: string | undefined;
}

/**
 * The page of a built Storybook that shows a story; the id follows. It disables the accessibility
 * check, which the tests run.
 */
export const STORY_PAGE = 'iframe.html?viewMode=story&globals=a11y.manual:!true&id=';

/**
 * Runs in the page: waits until Storybook has rendered and played a story. If the page was opened
 * with another story, it requests the wanted story first.
 */
export function renderStory({ id, most }: StoryRequest): Promise<RenderedStory> {
  interface Channel {
    on(event: string, listener: (event: StoryEvent) => void): void;
    emit(event: string, wish: unknown): void;
    last(event: string): readonly [StoryEvent] | undefined;
  }
  interface StoryEvent {
    readonly storyId?: string;
    readonly status?: string;
    readonly message?: string;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const lastThrown = () => channel.last('playFunctionThrewException')?.[0];
  // An error of an earlier story on the page, unless the page was opened with this story.
  const isOpened = location.search.endsWith(`&id=${id}`);
  const before = isOpened ? undefined : lastThrown();
  const storyError = ({ status }: StoryEvent) => {
    if (status === 'success') return undefined;
    const thrown = lastThrown();
    return (thrown !== before && thrown?.message) || `It ended with "${status}"`;
  };
  return new Promise((resolve) => {
    const end = (finished: StoryEvent | undefined) => {
      if (finished?.storyId === id) resolve({ isRendered: true, fault: storyError(finished) });
    };
    setTimeout(() => resolve({ isRendered: false, fault: `Not rendered in ${most} ms` }), most);
    channel.on('storyFinished', end);
    end(channel.last('storyFinished')?.[0]);
    if (!isOpened) channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page: checks whether Storybook is ready. */
export function isStorybookReady(): boolean {
  return '__STORYBOOK_ADDONS_CHANNEL__' in globalThis;
}
