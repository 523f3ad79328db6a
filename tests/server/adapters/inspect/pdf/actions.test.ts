import { describe, expect, it } from 'vitest';
import { actsByItself } from '../../../../../server/adapters/inspect/pdf/actions.ts';
import { ObjectIndex } from '../../../../../server/adapters/inspect/pdf/ObjectIndex.ts';
import { pdfValue } from '../../../support/pdfValues.ts';

/** Checks a document of these objects, which have the numbers 1, 2, 3 …. */
const acts = (...objects: readonly (string | readonly [number, string])[]) =>
  actsByItself(
    new ObjectIndex(
      objects.map((object, index) =>
        typeof object === 'string'
          ? { number: index + 1, value: pdfValue(object) }
          : { number: object[0], value: pdfValue(object[1]) },
      ),
      [pdfValue('<</Root 1 0 R>>')],
    ),
  );

describe('actsByItself', () => {
  it.each([
    ['nothing', ['<</Type/Catalog>>']],
    ['a place to open', ['<</OpenAction[3 0 R/Fit]>>']],
    ['a place to open, by reference', ['<</OpenAction 2 0 R>>', '[3 0 R/Fit]']],
    ['a move on opening', ['<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>']],
    ['a move to the next page', ['<</AA<</O<</S/Named/N/NextPage>>>>>>']],
    ['moves that follow each other', ['<</OpenAction<</S/GoTo/Next[<</S/Named/N/LastPage>>]>>>>']],
    ['no action', ['<</OpenAction null/AA null>>']],
    ['actions of no event', ['<</AA<<>>>>']],
    ['a reference to nothing', ['<</OpenAction 9 0 R>>']],
    ['a link that a person clicks', ['<</Type/Annot/A<</S/URI/URI(https://example.hk)>>>>']],
    ['names in a text', ['<</Title(/JS /XFA /AA)>>']],
    ['moves in a cycle', ['<</OpenAction 2 0 R>>', '<</S/GoTo/Next 2 0 R>>']],
    ['triggers in a cycle', ['<</AA 2 0 R>>', '<</O 3 0 R>>', '<</S/GoTo/Next[3 0 R]>>']],
  ])('%s: does not act', (_, objects) => {
    expect(acts(...objects)).toBe(false);
  });

  it.each([
    ['a script', ['<</S/JavaScript/JS(app.alert(1))>>']],
    ['an empty script', ['<</JS null>>']],
    ['a form with scripts', ['<</AcroForm<</XFA 3 0 R>>>>']],
    ['a script deep inside', ['<</A[[<</B<</JS(x)>>>>]]>>']],
    ['a program on opening', ['<</OpenAction<</S/Launch/F(cmd.exe)>>>>']],
    ['a program on opening, by reference', ['<</OpenAction 2 0 R>>', '<</S/Launch>>']],
    ['an address when a page is shown', ['<</Type/Page/AA<</O<</S/URI>>>>>>']],
    ['actions by reference', ['<</AA 2 0 R>>', '<</O 3 0 R>>', '<</S/SubmitForm>>']],
    ['a program after a move', ['<</OpenAction<</S/GoTo/Next<</S/Launch>>>>>>']],
    [
      'a program after a move, in a list',
      ['<</AA<</O<</S/GoTo/Next[3 0 R]>>>>>>', '1', '<</S/Launch>>'],
    ],
    ['an action without a kind', ['<</OpenAction<</D[3 0 R]>>>>']],
    ['an action of two kinds', ['<</OpenAction<</S/GoTo/S/Launch>>>>']],
    ['a named action that prints', ['<</OpenAction<</S/Named/N/Print>>>>']],
    ['two named actions in one', ['<</OpenAction<</S/Named/N/NextPage/N/Print>>>>']],
    ['a kind by reference', ['<</OpenAction<</S 2 0 R>>>>', '/GoTo']],
    ['an action that is a text', ['<</OpenAction(x)>>']],
    ['actions that are a list', ['<</AA[1]>>']],
    ['the second of two actions', ['<</OpenAction null/OpenAction<</S/Launch>>>>']],
  ])('%s: acts', (_, objects) => {
    expect(acts(...objects)).toBe(true);
  });

  it('checks every version of an object', () => {
    const opening = '<</OpenAction 2 0 R>>';
    expect(acts(opening, [2, '<</S/Launch>>'], [2, '<</S/GoTo>>'])).toBe(true);
    expect(acts(opening, [2, '<</S/GoTo>>'], [2, '<</S/Launch>>'])).toBe(true);
  });

  it('checks an object in each of its roles', () => {
    expect(acts('<</OpenAction 2 0 R/AA 2 0 R>>', '<</S/GoTo/O<</S/Launch>>>>')).toBe(true);
  });
});
