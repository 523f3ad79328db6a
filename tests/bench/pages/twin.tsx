import { benchCase } from 'virtual:bench-case';
import { createRoot, type Root } from 'react-dom/client';
import type { BenchModel } from '../BenchModel.ts';
import { start } from './clock.ts';
import { TwinForm } from './TwinForm.tsx';
import { TwinStore } from './twinStore.ts';

let root: Root | undefined;
let isSecond = false;

function show(element: HTMLElement, model: BenchModel, key: string): void {
  root ??= createRoot(element);
  root.render(
    <TwinForm
      key={key}
      model={model}
      store={new TwinStore(benchCase.flatData)}
      allOpen={benchCase.allOpen}
    />,
  );
}

start({
  mount: (element) => show(element, benchCase.models.first, 'first'),
  switchStep: (element) => {
    isSecond = !isSecond;
    if (isSecond) show(element, benchCase.models.second, 'second');
    else show(element, benchCase.models.first, 'first');
  },
});
