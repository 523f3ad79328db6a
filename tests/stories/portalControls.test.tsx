// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadProductTexts } from '#renderer';
import { inPortal } from '../../stories/support/portal.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const texts = { en: await loadProductTexts('en') };

/** Reads its props only when it starts, like a state machine. */
function Machine({ server }: { readonly server: string }) {
  const [initialServer] = useState(server);
  if (initialServer === '') throw new RangeError('Cannot begin with no server');
  return <p>Begun with {initialServer}</p>;
}

/** Returns the story as Storybook renders it with these controls. */
function drawn(server: string) {
  const [decorate] = inPortal.decorators;
  const context = { args: { server }, loaded: { texts } };
  const Story = () => <Machine server={server} />;
  return <>{decorate?.(stable(Story), { ...context, parameters: {} } as never)}</>;
}

/** Storybook renders the same component with other arguments. */
const shown: { draw: () => ReactNode } = { draw: () => null };
const Bound = () => shown.draw();
function stable(draw: () => ReactNode) {
  shown.draw = draw;
  return Bound as never;
}

it('inPortal: restarts a story when its controls change, and keeps it while they do not', () => {
  const { rerender } = render(drawn('fast'));
  const before = screen.getByText('Begun with fast');
  rerender(drawn('fast'));
  expect(screen.getByText('Begun with fast')).toBe(before);
  rerender(drawn('slow'));
  expect(screen.getByText('Begun with slow')).toBeTruthy();
});

it('inPortal: shows an error for invalid controls, and recovers with valid controls', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(drawn('fast'));
  rerender(drawn(''));
  expect(screen.getByRole('alert').textContent).toContain('Cannot begin with no server');
  rerender(drawn('fast'));
  expect(screen.getByText('Begun with fast')).toBeTruthy();
});
