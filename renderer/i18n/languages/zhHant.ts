import common from '../locales/zh-Hant/common.json' with { type: 'json' };
import errors from '../locales/zh-Hant/errors.json' with { type: 'json' };
import form from '../locales/zh-Hant/form.json' with { type: 'json' };
import payment from '../locales/zh-Hant/payment.json' with { type: 'json' };
import signing from '../locales/zh-Hant/signing.json' with { type: 'json' };
import validation from '../locales/zh-Hant/validation.json' with { type: 'json' };
import wizard from '../locales/zh-Hant/wizard.json' with { type: 'json' };
import type { ProductTexts } from './ProductTexts.ts';

export const texts: ProductTexts = { common, errors, payment, signing, validation, wizard };

export { form };
