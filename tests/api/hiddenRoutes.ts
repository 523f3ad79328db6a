const PAGE = 'a page of the portal, for browsers';
const FILES = 'files whose addresses other answers give';
const BANK = 'the sandbox bank, in demo only';
const PHONE = 'the sandbox phone, in demo only';
const DEBUG = 'for developers, in demo only';
const PLAYGROUND = 'the page on which authors try out forms, in demo only';
const RETURN = 'a page that a bank sends browsers to';
const DOCUMENT = 'the document itself';

/** Routes that the API document omits, with the reason. */
export const HIDDEN_ROUTES: Readonly<Record<string, string>> = {
  'GET /': PAGE,
  'GET /ack': PAGE,
  'GET /form/:formId': PAGE,
  'GET /form/terms': PAGE,
  'GET /:first/form/:second': PAGE,
  'GET /notRecognized': PAGE,
  'GET /verify': PAGE,
  'GET /verify/page.css': PAGE,
  'GET /verify/certificate.pem': 'the certificate of the portal, for other programs',
  'POST /verify': PAGE,
  'GET /:file': 'files at the top of the site that browsers look for',
  'GET /definitions/*': FILES,
  'GET /assets/*': FILES,
  'GET /playground': PLAYGROUND,
  'GET /playground/*': PLAYGROUND,
  'GET /documentation': DOCUMENT,
  'GET /documentation/json': DOCUMENT,
  'GET /documentation/yaml': DOCUMENT,
  'GET /documentation/page.css': DOCUMENT,
  'GET /payment/callback': RETURN,
  'GET /payment/callback.css': RETURN,
  'GET /payment/receipt': RETURN,
  'GET /payment/receipt.js': RETURN,
  'GET /payment/html/ack.html': RETURN,
  'GET /payment/html/index.html': RETURN,
  'GET /payment/html/cart.html': RETURN,
  'GET /payment/html/fpsqrcode.html': RETURN,
  'GET /payment/html/fpscallback.html': RETURN,
  'GET /payment/html/err.html': RETURN,
  'GET /fps_completed.html': RETURN,
  'GET /sandbox/bank/:chargeId': BANK,
  'POST /sandbox/bank/:chargeId': BANK,
  'GET /sandbox/bank.css': BANK,
  'GET /sandbox/identity/:ticket': PHONE,
  'POST /sandbox/identity/:ticket': PHONE,
  'GET /sandbox/identity/login/:ticket': PHONE,
  'POST /sandbox/identity/login/:ticket': PHONE,
  'GET /sandbox/identity/login/:ticket/scan': PHONE,
  'GET /sandbox/identity.css': PHONE,
  'GET /debug': DEBUG,
  'GET /debug/debug.css': DEBUG,
  'GET /debug/mails': DEBUG,
  'GET /debug/mails/:name': DEBUG,
  'GET /debug/mails/:name/:index': DEBUG,
  'GET /debug/test-certificate': DEBUG,
  'GET /debug/test-e-cheque': DEBUG,
};
