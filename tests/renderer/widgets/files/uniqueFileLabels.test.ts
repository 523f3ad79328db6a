import { expect, it } from 'vitest';
import { lazyWordsIn } from '../../../../renderer/form-context/lazyWords.ts';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { uniqueFileLabels } from '../../../../renderer/widgets/files/uniqueFileLabels.ts';

await loadProductTexts('en');

it('uniqueFileLabels: numbers files with equal names by their position in the list', () => {
  const names = ['a.pdf', 'b.pdf', 'a.pdf'];
  expect(uniqueFileLabels(names, lazyWordsIn('en'))).toEqual([
    'a.pdf, file 1',
    'b.pdf',
    'a.pdf, file 3',
  ]);
});
