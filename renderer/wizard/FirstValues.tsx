import { useState } from 'react';
import { Chunk } from '../layout/Chunk.tsx';
import { lazy } from '../portal/lazy.ts';
import type { WizardServices } from './state/WizardServices.ts';

const CODE = lazy(async () => (await import('./GivenValues.tsx')).GivenValues);

interface FirstValuesProps {
  readonly services: WizardServices;
  /** The query string of the page's address; empty when it has no parameters. */
  readonly given: string;
}

/** Fills in the values that the page's address names. Without parameters it loads no code. */
export function FirstValues({ services, given }: FirstValuesProps) {
  const [isOver, setOver] = useState(given === '');
  if (isOver) return null;
  const giveUp = () => setOver(true);
  return <Chunk code={CODE} props={{ services, given, onEnd: giveUp }} onGiveUp={giveUp} />;
}
