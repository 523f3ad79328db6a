/**
 * Globals that style sheets read from the root element. All stories of a page share that element.
 */
const OF_THE_ROOT = ['theme', 'textSize'];

type Globals = Readonly<Record<string, unknown>>;

/**
 * Checks whether a story on a documentation page needs its own frame: it opens a dialog over the
 * page, or sets colours or a text size.
 *
 * @param inline the story's parameter `docs.story.inline`
 * @param storyGlobals globals that the story itself sets, apart from the toolbar
 */
export function isFramed(inline: boolean | undefined, storyGlobals: Globals): boolean {
  return inline === false || OF_THE_ROOT.some((name) => name in storyGlobals);
}

/**
 * Returns the URL of a single story with the toolbar's settings. The story's `play` does not run
 * there, because only one frame at a time can have the focus.
 *
 * @param globals the merged globals of toolbar and story
 */
export function storyAddress(id: string, globals: Globals): string {
  const entries = Object.entries(globals).filter(([, value]) => typeof value !== 'object');
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    // Storybook does not play embedded stories.
    embed: 'true',
    globals: entries.map(([name, value]) => `${name}:${written(value)}`).join(';'),
  });
  return `iframe.html?${query}`;
}

/**
 * Returns the value in Storybook's notation. Storybook would read a bare "false" as a text, which
 * turns on one of its own tools.
 */
function written(value: unknown): string {
  return typeof value === 'boolean' || value === undefined ? `!${value}` : String(value);
}
