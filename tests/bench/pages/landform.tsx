import { benchCase } from 'virtual:bench-case';
import { hydrateRoot, type Root } from 'react-dom/client';
import { start } from './clock.ts';
import { LandformStep } from './LandformStep.tsx';

let root: Root | undefined;

start({
  // Drawn at build time, as the portal's first pages are; interactive once the page listens.
  mount: (element) =>
    new Promise((done) => {
      const step = <LandformStep stepId={benchCase.steps.first} onShown={done} />;
      root = hydrateRoot(element, step);
    }),
  switchStep: () => root?.render(<LandformStep stepId={benchCase.steps.second} />),
});
