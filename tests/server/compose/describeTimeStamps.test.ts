import { describe, expect, it } from 'vitest';
import { describeTimeStamps } from '../../../server/compose/describeTimeStamps.ts';
import { readConfig } from '../../../server/config/config.ts';

const clock = { now: () => new Date() };

describe('describeTimeStamps', () => {
  it('reports that no authority is configured', async () => {
    const none = 'none: signatures get no time stamp';
    expect(await describeTimeStamps(readConfig({}), clock)).toBe(none);
  });

  it('reports an authority that nothing trusts', async () => {
    const config = readConfig({});
    const timeStamps = { ...config.certificates.timeStamps, url: 'https://tsa.example:8443/tsa' };
    const certificates = { ...config.certificates, timeStamps };
    await expect(describeTimeStamps({ ...config, certificates }, clock)).rejects.toThrow(
      'the time stamp of tsa.example:8443 is not accepted',
    );
  });
});
