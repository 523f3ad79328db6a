import { useState } from 'react';
import { Chunk } from '../app/Chunk.tsx';
import { late } from '../app/late.ts';
import type { WizardServices } from './WizardServices.ts';

const CODE = late(async () => (await import('./GivenValues.tsx')).GivenValues);

interface FirstValuesProps {
  readonly services: WizardServices;
  /** What the page's address named, as a query; empty where it named nothing. */
  readonly given: string;
}

/** Fills in what the page's address named. Most pages name nothing, and fetch nothing for it. */
export function FirstValues({ services, given }: FirstValuesProps) {
  const [isOver, setOver] = useState(given === '');
  if (isOver) return null;
  const giveUp = () => setOver(true);
  return <Chunk code={CODE} props={{ services, given, onEnd: giveUp }} onGiveUp={giveUp} />;
}
