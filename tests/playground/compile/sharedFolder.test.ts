import { expect, it } from 'vitest';
import { sharedFolder } from '../../../playground/compile/sharedFolder.ts';
import { readShared } from '../../../server/forms/source/readFormFiles.ts';

it('sharedFolder: equals the shared folder that the server reads', async () => {
  const { files, sources, tableFiles } = sharedFolder();
  const read = await readShared();
  expect(files).toEqual(read.files);
  expect(new Map([...sources].sort())).toEqual(new Map([...read.sources].sort()));
  expect(new Map([...tableFiles].sort())).toEqual(new Map([...read.tableFiles].sort()));
});
