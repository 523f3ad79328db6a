import { Component, type ReactNode } from 'react';

interface StoryGuardProps {
  readonly children: ReactNode;
  /** The args of the story as a text. When this text changes, the story renders again. */
  readonly given: string;
}

interface StoryGuardState {
  readonly fault: string | undefined;
}

/**
 * An error boundary that shows an error instead of a story that cannot render. Storybook's own
 * panel would stay until the page is reloaded, even after the controls change.
 */
export class StoryGuard extends Component<StoryGuardProps, StoryGuardState> {
  override state: StoryGuardState = { fault: undefined };

  static getDerivedStateFromError(error: unknown): StoryGuardState {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate(before: StoryGuardProps, { fault }: StoryGuardState): void {
    if (fault !== undefined && before.given !== this.props.given)
      this.setState({ fault: undefined });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <div role="alert" className="error-summary">
        <h2>The story cannot be drawn with what the controls say</h2>
        <p>{fault}</p>
        <p>“Reset controls” brings it back.</p>
      </div>
    );
  }
}
