// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepFolder } from '../../../playground/model/keptFolder.ts';
import { openedFolder } from '../../../playground/model/openedFolder.ts';

const EXAMPLE = { code: 'EXAMPLE', files: {} };
const KEPT = { code: 'KEPT', files: {} };
const example = async () => EXAMPLE;

afterEach(() => sessionStorage.clear());

it('openedFolder: opens an example first, after a reload the folder of the tab', async () => {
  expect(await openedFolder('', example)).toEqual({ folder: EXAMPLE, isLinkBroken: false });
  keepFolder(KEPT);
  expect(await openedFolder('', example)).toEqual({ folder: KEPT, isLinkBroken: false });
});

it('openedFolder: reports a broken link and opens something else', async () => {
  expect(await openedFolder('#form=1.x', example)).toEqual({ folder: EXAMPLE, isLinkBroken: true });
});
