import { useState } from 'react';
import { Chunk } from '../layout/Chunk.tsx';
import { lazy } from '../portal/lazy.ts';
import type { WizardServices } from './state/WizardServices.ts';

const CODE = lazy(async () => (await import('./GivenValues.tsx')).GivenValues);

interface FirstValuesProps {
  readonly services: WizardServices;
  /** The parameters of the page's URL, as a query string; empty without parameters. */
  readonly given: string;
}

/** Fills in the values from the page's URL. Without parameters, loads no code. */
export function FirstValues({ services, given }: FirstValuesProps) {
  const [isOver, setOver] = useState(given === '');
  if (isOver) return null;
  const giveUp = () => setOver(true);
  return <Chunk code={CODE} props={{ services, given, onEnd: giveUp }} onGiveUp={giveUp} />;
}
