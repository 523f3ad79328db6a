import { benchCase } from 'virtual:bench-case';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadLists } from '#renderer';
import { start } from './clock.ts';
import { followed, LandformStep } from './LandformStep.tsx';

let root: Root | undefined;
let shown = benchCase.steps.first;

void takeOver();

/** A page that was drawn with a list is taken over once the code of lists is there, as in the portal. */
async function takeOver(): Promise<void> {
  if (document.querySelector('#app .records')) await loadLists();
  start({
    // Drawn at build time, as the portal's first pages are; interactive once the first field is followed.
    mount: (element) => {
      root = hydrateRoot(element, <LandformStep stepId={benchCase.steps.first} />);
    },
    follows: (field) => followed.has(field.getAttribute('name') ?? ''),
    switchStep: () => {
      shown = shown === benchCase.steps.first ? benchCase.steps.second : benchCase.steps.first;
      root?.render(<LandformStep stepId={shown} />);
    },
  });
}
