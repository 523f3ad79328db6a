import type { ReactNode } from 'react';
import { Chunk } from '../app/Chunk.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { FIRST_SCREENS, LAST_SCREENS } from './screenViews.ts';
import type { ScreenProps } from './Wizard.ts';

interface ScreenViewProps {
  readonly props: ScreenProps;
  /** The step's buttons: nobody goes on from what has not been shown. */
  readonly children: ReactNode;
}

/** One screen of the wizard, its code fetched first where it is not here yet. */
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
