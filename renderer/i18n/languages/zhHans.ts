import common from '../locales/zh-Hans/common.json' with { type: 'json' };
import errors from '../locales/zh-Hans/errors.json' with { type: 'json' };
import form from '../locales/zh-Hans/form.json' with { type: 'json' };
import payment from '../locales/zh-Hans/payment.json' with { type: 'json' };
import signing from '../locales/zh-Hans/signing.json' with { type: 'json' };
import validation from '../locales/zh-Hans/validation.json' with { type: 'json' };
import wizard from '../locales/zh-Hans/wizard.json' with { type: 'json' };
import type { ProductTexts } from './ProductTexts.ts';

export const texts: ProductTexts = { common, errors, payment, signing, validation, wizard };

export { form };
