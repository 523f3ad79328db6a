import type { ReactNode } from 'react';
import { Chunk } from '../layout/Chunk.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { FIRST_SCREENS, LAST_SCREENS } from './screenViews.ts';
import type { ScreenProps } from './state/Wizard.ts';

interface ScreenViewProps {
  readonly props: ScreenProps;
  /** The step's buttons, which appear only once the screen is loaded. */
  readonly children: ReactNode;
}

/** Renders one screen of the wizard. If necessary, lazy-loads its code. */
export function ScreenView({ props, children }: ScreenViewProps) {
  const { kind } = props.screen;
  const First = FIRST_SCREENS[kind];
  const last = LAST_SCREENS[kind];
  if (First) {
    return (
      <>
        <First {...props} />
        {children}
      </>
    );
  }
  if (!last) throw new RangeError(`Cannot show a screen of the kind ${kind}`);
  return (
    <Chunk
      key={kind}
      code={last}
      props={props}
      waiting={<Waiting />}
      onGiveUp={() => props.actor.send({ type: 'back' })}
    >
      {children}
    </Chunk>
  );
}
