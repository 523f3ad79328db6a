/** What the style sheets read off the root element: a page has one for all of its stories. */
const OF_THE_ROOT = ['theme', 'textSize'];

type Globals = Readonly<Record<string, unknown>>;

/**
 * Whether a story on a documentation page stands in a frame of its own: it opens over the page, or
 * its name promises colours or a text size.
 *
 * @param inline what its parameters say
 * @param storyGlobals what the story itself sets, apart from the toolbar
 */
export function isFramed(inline: boolean | undefined, storyGlobals: Globals): boolean {
  return inline === false || OF_THE_ROOT.some((name) => name in storyGlobals);
}

/**
 * Where a story is by itself, with what the toolbar says. Its play does not run there, as none runs on
 * the page: only one frame at a time can have the focus.
 *
 * @param globals of the toolbar and of the story; a story's own stay what they are
 */
export function storyAddress(id: string, globals: Globals): string {
  const said = Object.entries(globals).filter(([, value]) => typeof value !== 'object');
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    // Storybook plays no story that is embedded.
    embed: 'true',
    globals: said.map(([name, value]) => `${name}:${written(value)}`).join(';'),
  });
  return `iframe.html?${query}`;
}

/** Storybook reads a bare "false" as a text, which turns a tool of its own on. */
function written(value: unknown): string {
  return typeof value === 'boolean' || value === undefined ? `!${value}` : String(value);
}
