import { createHash } from 'node:crypto';
import { type DocumentSigner, SigningError } from '../../server/ports/signing/DocumentSigner.ts';
import type { ServiceDeps } from '../../server/services/contract/ServiceDeps.ts';
import type { SigningServices } from '../../server/services/contract/SigningServices.ts';
import { createSigning } from '../../server/services/signing/createSigning.ts';
import { testOutbox } from './testOutbox.ts';

/** A fake of the signer's part for external signatures. Only the CMS `good` is valid. */
export const fakeOutside: Pick<DocumentSigner, 'prepareOutside' | 'embedOutside'> = {
  prepareOutside: async ({ pdf, fieldName }) => ({
    pdf: Buffer.concat([pdf, Buffer.from(` room for ${fieldName}`)]),
    digest: createHash('sha256').update('covered').digest(),
    state: Buffer.from('state'),
  }),
  embedOutside: async ({ pdf, cms }) => {
    if (Buffer.from(cms).toString() !== 'good') {
      throw new SigningError('signature', 'not this document');
    }
    return Buffer.concat([pdf, Buffer.from(' signed')]);
  },
};

/**
 * Creates signing services with a fake signer and a fake trust. Each signature appends a few words
 * to the document. Only the signature `good` is valid. Every certificate belongs to CHAN TAI MAN.
 */
export function fakeSigning(deps: ServiceDeps): SigningServices {
  return createSigning({
    ...deps,
    pdf: testOutbox(deps).deps.pdf,
    signer: {
      prepare: async ({ pdf, fieldName }) => ({
        pdf: Buffer.concat([pdf, Buffer.from(` room for ${fieldName}`)]),
        toBeSigned: Buffer.from('attributes'),
        docHash: createHash('sha256').update('attributes').digest('hex'),
        state: Buffer.from('state'),
      }),
      embed: async ({ pdf, signature }) => {
        if (Buffer.from(signature).toString() !== 'good') {
          throw new SigningError('signature', 'not this key');
        }
        return Buffer.concat([pdf, Buffer.from(' signed')]);
      },
      verify: async () => [],
      ...fakeOutside,
    },
    trust: {
      read: () => undefined,
      validate: async () => ({
        faults: [],
        signer: {
          holder: 'personal',
          name: 'CHAN TAI MAN',
          displayName: 'CHAN TAI MAN',
          notBefore: new Date(0),
          hkidHashes: [],
          issuer: 'Test Authority',
          serialNumber: '01',
          notAfter: new Date(8e15),
          fingerprint: 'f',
        },
      }),
      provesIdNumber: () => false,
    },
  });
}
