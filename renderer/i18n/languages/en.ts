import common from '../locales/en/common.json' with { type: 'json' };
import errors from '../locales/en/errors.json' with { type: 'json' };
import form from '../locales/en/form.json' with { type: 'json' };
import payment from '../locales/en/payment.json' with { type: 'json' };
import signing from '../locales/en/signing.json' with { type: 'json' };
import validation from '../locales/en/validation.json' with { type: 'json' };
import wizard from '../locales/en/wizard.json' with { type: 'json' };
import type { ProductTexts } from './ProductTexts.ts';

export const texts: ProductTexts = { common, errors, payment, signing, validation, wizard };

export { form };
