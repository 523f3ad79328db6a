import { expect, it, vi } from 'vitest';
import { openCertificate } from '../../../../renderer/wizard/effects/certificateCalls.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';

it('B-61: openCertificate: fails with eCertError if the browser cannot read the file', async () => {
  const file = new File(['file'], 'chan.p12');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  const store = { ask: () => ({ signatures: [] }) };
  const services = { store, context: () => undefined } as unknown as WizardServices;
  await expect(openCertificate(services, { file, pin: '1234' })).rejects.toMatchObject({
    failure: { kind: 'refused', message: { key: 'eCertError' } },
  });
});
