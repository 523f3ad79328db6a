import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { compileForm, shapeCheck } from '#compiler';
import type { ValidatorModule } from '#engine';
import type { CheckTools } from '../../server/forms/compiler/CheckTools.ts';
import { linearityOf } from '../../server/forms/compiler/isLinear.ts';
import { readJsonSource } from '../../server/forms/source/JsonSource.ts';
import { sharedFolder } from './sharedFolder.ts';

/** The meta-schemas, and the product's English texts, whose keys a form may name. */
const META: Readonly<Record<string, object>> = import.meta.glob('../../schemas/meta/*.json', {
  import: 'default',
  eager: true,
});
const CATALOGUE: Readonly<Record<string, object>> = import.meta.glob(
  '../../renderer/i18n/locales/en/*.json',
  { import: 'default', eager: true },
);

/** Imports the source of a module; a test passes its own function. */
export type ImportSource = (source: string) => Promise<ValidatorModule>;

/**
 * Creates the tools of `checkForm` for a browser.
 *
 * @param rulesModule address of the rule library, which the validator imports
 */
export function browserTools(rulesModule: string, importSource: ImportSource): CheckTools {
  const shared = sharedFolder();
  return {
    shared,
    sharedSources: new Map([...shared.sources].map(([file, text]) => [file, readJsonSource(text)])),
    catalogue: new Set(Object.values(CATALOGUE).flatMap((texts) => Object.keys(texts))),
    checkShape: shapeCheck(Object.values(META), URL.canParse),
    compile: (files, using = shared.files) =>
      compileForm(files, using, {
        digest: (text) => bytesToHex(sha256(utf8ToBytes(text))),
        rulesModule,
        isLinear: linearityOf(),
      }),
    load: ({ validatorSource }) => {
      if (validatorSource === undefined) {
        throw new TypeError('Cannot load the validator: the form did not compile');
      }
      return importSource(validatorSource);
    },
    // A folder of the playground has no Word templates.
    templateTags: async () => [],
  };
}
