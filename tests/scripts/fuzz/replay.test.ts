import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { replayFolder } from '../../../scripts/fuzz/replay.ts';
import { openWorkbench } from '../../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';
import { keepReleasedForm } from '../../../server/forms/source/releasedForm.ts';
import { newFormFolder } from '../support/newFormFolder.ts';
import { printedLines } from '../support/printedLines.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const lines = printedLines();
const CODE = 'LR960';
const SAMPLE = { now: '2026-11-20T10:00:00+08:00', formData: { applicantName: 'CHAN TAI MAN' } };
const OPTIONS = { seconds: 60, count: 5, seed: 1 };

/** Releases the present version of the form. @param isKept whether its content is stored */
async function release(isKept = true): Promise<void> {
  const workbench = await openWorkbench();
  const { files } = await readForm(folder(), CODE);
  const { content = '', contentHash = '' } = files ? workbench.compile(files) : {};
  await workbench.close();
  const version = { code: CODE, version: 1, contentHash };
  if (isKept) await keepReleasedForm(folder(), version, content, [SAMPLE]);
  await writeFile(
    join(folder(), 'forms.lock.json'),
    JSON.stringify({ [CODE]: { 1: contentHash } }),
  );
}

beforeEach(() => newFormFolder(folder(), CODE));

describe('replayFolder', () => {
  it('loads files of a released version without a silent loss', async () => {
    await release();
    expect(await replayFolder(folder(), OPTIONS)).toEqual({ runs: 5, findings: [] });
    expect(lines()).toEqual([`${CODE} version 1: 5 files, nothing dropped in silence`]);
  });

  it('tests nothing without releases, or when another form is requested', async () => {
    expect(await replayFolder(folder(), OPTIONS)).toEqual({ runs: 0, findings: [] });
    await release();
    const others = await replayFolder(folder(), { ...OPTIONS, forms: ['LR961'] });
    expect(others).toEqual({ runs: 0, findings: [] });
  });

  it('throws when the content of a release is missing', async () => {
    await release(false);
    await expect(replayFolder(folder(), OPTIONS)).rejects.toThrow(
      `Cannot replay ${CODE} version 1: its content is missing or does not compile`,
    );
  });
});
