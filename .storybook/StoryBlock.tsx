import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useState } from 'react';
import { isFramed, storyAddress } from './storyFrame.ts';

/** Renders a story on a documentation page: inline, or in a frame if the story needs one. */
export function StoryBlock(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { getStoryContext } = useContext(DocsContext);
  const { globals, storyGlobals } = getStoryContext(story);
  const { inline, height } = story.parameters.docs?.story ?? {};
  if (!isFramed(inline, storyGlobals)) return <Story {...props} />;
  const address = storyAddress(story.id, globals);
  return <Frame key={address} title={story.name} address={address} height={height} />;
}

interface FrameProps {
  readonly title: string;
  readonly address: string;
  /** Height in CSS; default: the height of the content. */
  readonly height: string | undefined;
}

function Frame({ title, address, height }: FrameProps) {
  const [contentHeight, setContentHeight] = useState(160);
  const follow = (page: Document | null) => {
    const root = page?.getElementById('storybook-root');
    if (!root || height !== undefined) return;
    new ResizeObserver(() => setContentHeight(page?.body.offsetHeight ?? 0)).observe(root);
  };
  return (
    <iframe
      title={title}
      src={address}
      loading="lazy"
      onLoad={({ currentTarget }) => follow(currentTarget.contentDocument)}
      style={{ border: 0, width: '100%', height: height ?? contentHeight }}
    />
  );
}
