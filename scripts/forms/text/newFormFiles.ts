/**
 * Returns the files of a new form: one step with one text, three languages, two samples. The form
 * is valid without changes.
 *
 * @param code the form code, capitals and digits, such as `LR999`
 * @returns the content by path within the form's folder
 */
export function newFormFiles(code: string): ReadonlyMap<string, string> {
  const meta = (name: string, up = '../..') => `${up}/schemas/meta/${name}.schema.json`;
  const manifest = {
    $schema: meta('manifest'),
    code,
    version: 1,
    screenId: code,
    steps: [{ id: 'particulars', fields: ['/applicantName'] }],
    submissionType: 'ALLOW_ESUBM',
    next: [{ id: 'processing' }, { id: 'correction' }, { id: 'questions' }],
  };
  const schema = {
    $schema: meta('form-schema'),
    $id: `https://forms.landreg.example/forms/${code}/schema.json`,
    type: 'object',
    required: ['applicantName'],
    properties: { applicantName: { type: 'string', maxChars: 100 } },
  };
  const ui = {
    $schema: meta('ui'),
    applicantName: { 'ui:options': { width: 'l', autocomplete: 'name' } },
  };
  const sample = (formData: object, errors: readonly object[]) => ({
    $schema: meta('sample', '../../..'),
    now: '2026-11-20T10:00:00+08:00',
    formData,
    errors,
  });
  const files: Record<string, object> = {
    'manifest.json': manifest,
    'schema.json': schema,
    'ui.json': ui,
    'samples/minimal.json': sample({ applicantName: 'CHAN TAI MAN' }, []),
    'samples/nothing-given.json': sample({}, [
      { path: '/applicantName', key: 'validation_required', args: [] },
    ]),
  };
  for (const [language, texts] of Object.entries(TEXTS)) {
    const $schema = meta('locale', '../../..');
    files[`locales/${language}.json`] = { $schema, ...texts };
  }
  return new Map(Object.entries(files).map(([path, value]) => [path, `${jsonText(value)}\n`]));
}

const TEXTS = {
  en: {
    '$form.notes': 'Please have your identity document at hand.',
    '$form.title': 'New Form',
    '$next.processing':
      'We process the application, and will contact you if we need anything more.',
    '$steps.particulars.title': 'Applicant',
    'applicantName.label': 'Name of applicant',
  },
  'zh-Hans': {
    '$form.notes': '请备妥身分证明文件。',
    '$form.title': '新表格',
    '$next.processing': '我们会处理你的申请。如需更多资料，会与你联络。',
    '$steps.particulars.title': '申请人资料',
    'applicantName.label': '申请人姓名',
  },
  'zh-Hant': {
    '$form.notes': '請備妥身分證明文件。',
    '$form.title': '新表格',
    '$next.processing': '我們會處理你的申請。如需更多資料，會與你聯絡。',
    '$steps.particulars.title': '申請人資料',
    'applicantName.label': '申請人姓名',
  },
};

/**
 * Formats JSON in the style of the formatter: objects over several lines, lists of plain values on
 * one.
 */
function jsonText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== 'object')) {
      return `[${value.map((each) => JSON.stringify(each)).join(', ')}]`;
    }
    return `[\n${value.map((each) => deeper + jsonText(each, deeper)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, each]) => `${deeper}${JSON.stringify(key)}: ${jsonText(each, deeper)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
