import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config/config.ts';

const settings = (env: Readonly<Record<string, string>> = {}) => readConfig(env).certificates;

describe('certificateSettings', () => {
  it('has no folder, host or time-stamping authority for empty settings', () => {
    expect(settings({ REVOCATION_HOSTS: '' })).toMatchObject({
      folder: undefined,
      classesFile: undefined,
      revocation: { hosts: [] },
      timeStamps: { url: undefined, credential: undefined, folder: undefined },
      seal: { by: 'own', earlierFile: undefined },
    });
  });

  it('T-28: reads hosts in lower case, without default ports', () => {
    const REVOCATION_HOSTS = ' CRL.example , ocsp.example:80,b.example:443,c.example:8080, ';
    const env = { REVOCATION_HOSTS, REVOCATION_MS: '700', REVOCATION_LIST_BYTES: '5000' };
    expect(settings(env).revocation).toEqual({
      hosts: ['crl.example', 'ocsp.example', 'b.example', 'c.example:8080'],
      timeoutMs: 700,
      listBytes: 5000,
    });
  });

  it.each([
    [{ TRUST_DIR: 'trust' }, 'trust'],
    [{ TSA_TRUST_DIR: 'tsa' }, 'tsa'],
    [{ TRUST_DIR: 'trust', TSA_TRUST_DIR: 'tsa' }, 'tsa'],
  ])('finds the authorities of time stamps with %j', (folders, expected) => {
    const TSA_URL = 'https://tsa.example/';
    const { timeStamps } = settings({ TSA_URL, TSA_CREDENTIAL: 'Basic x', ...folders });
    expect(timeStamps).toMatchObject({ url: TSA_URL, credential: 'Basic x', folder: expected });
  });

  it.each([
    ['', 'own'],
    ['none', 'none'],
    ['/keys/portal.p12', 'file'],
  ])('signs acknowledgements with ACK_SIGNING_P12=%j by %s', (file, by) => {
    const env = { ACK_SIGNING_P12: file, ACK_SIGNING_PIN: '1234', ACK_EARLIER_CERTS: 'old.pem' };
    expect(settings(env).seal).toEqual({ by, file, pin: '1234', earlierFile: 'old.pem' });
  });
});
