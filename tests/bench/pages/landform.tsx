import { benchCase } from 'virtual:bench-case';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadLists } from '#renderer';
import { start } from './clock.ts';
import { followed, LandformStep } from './LandformStep.tsx';

let root: Root | undefined;
let shown = benchCase.steps.first;

void takeOver();

/**
 * Hydrates the page. A prerendered page with a list first loads the code of lists, as in the
 * portal.
 */
async function takeOver(): Promise<void> {
  if (document.querySelector('#app .records')) await loadLists();
  start({
    // The build prerenders this page, like the portal's first pages. It is interactive once its
    // first field hydrates.
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
