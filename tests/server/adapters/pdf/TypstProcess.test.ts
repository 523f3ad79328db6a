import { afterEach, describe, expect, it } from 'vitest';
import { DrawingTimeout, TypstProcess } from '../../../../server/adapters/pdf/TypstProcess.ts';
import { panelPage } from '../../../support/printPanel.ts';

const PATIENCE_MS = 60_000;
let opened: TypstProcess | undefined;
const open = () => {
  opened = new TypstProcess();
  return opened;
};
afterEach(() => opened?.end());

describe('TypstProcess', () => {
  it('renders one page after another, and stays running', async () => {
    const child = open();
    expect(await child.draw(panelPage('😀'), PATIENCE_MS)).toMatchObject({ missing: ['😀'] });
    child.rest();
    const drawn = await child.draw(panelPage(), PATIENCE_MS);
    expect('pdf' in drawn && drawn.pdf).toBeInstanceOf(Uint8Array);
    expect(child.isRunning).toBe(true);
    const drawing = child.draw(panelPage(), PATIENCE_MS);
    child.end();
    await expect(drawing).rejects.toThrow('Cannot draw: the process ended with SIGKILL');
    expect(child.isRunning).toBe(false);
  });

  it('B-80: kills a process that takes too long', async () => {
    const child = open();
    await expect(child.draw(panelPage(), 1)).rejects.toBeInstanceOf(DrawingTimeout);
    expect(child.isRunning).toBe(false);
  });

  it('rejects a page for a process that has ended', async () => {
    const child = open();
    child.end();
    await expect(child.draw(panelPage(), PATIENCE_MS)).rejects.toThrow();
  });
});
