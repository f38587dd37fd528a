import { illFramed, someAddress, wellFramed } from './request-text.mjs'
import { ODD_TEXTS, PROTOTYPE_NAMES, damaged } from './random.mjs'

const PREFIXES = [
  ...[
    '/',
    '/',
    '/',
    '',
    '//',
    '///',
    '/./',
    '/../',
    'http://localhost/',
    'http://[',
    '*',
    'about:',
    '\\\\x\\',
  ],
  ...[
    '/.vitrine/',
    '/.vitrine/payments/',
    '/api/v1/form/',
    '/api/v1/form-upload',
    '/.wf_graphql/',
    '/product/',
  ],
]
const SEGMENTS = [
  ...['', '.', '..', '...', '%2e%2e', '%2E.', '..%2f..%2f', '..%5c', '\\', '%5c', '%00', '%', '%z', '%c0%af'],
  ...['%e0%80%af', '%ff', '%F0%9F%92%A9', '%E2%80%AE', 'é', '\x7f', ':', '*', ';', '~', 'con', '%20', '.%20'],
  ...[
    'index.html',
    'index.html.',
    'vitrine.json',
    'catalogue.csv',
    '.git',
    'detail_product.html',
    'css',
    'images',
  ],
  ...['product', 'ida-table-lamp', 'checkout', 'order-confirmation', '404', 'favicon.ico', 'csrf', 'apollo'],
  ...['etc', 'passwd', 'a'.repeat(5000), '%61'.repeat(1500), 'x/'.repeat(1000), ...PROTOTYPE_NAMES],
]
const QUERIES = [
  ...['', '', '?', '?a', '?a=%', '??', '?#', '#', '#.png', '?.css', '?key=&token=', '?name=a.pdf&size=1e99'],
  ...[
    '?orderId=%00&token=%00',
    `?${'a=b&'.repeat(1500)}`,
    `?${'%'.repeat(2000)}`,
    '?__proto__[x]=1',
    '?[]=&[]=',
  ],
]

const somePath = (random) =>
  random.pick(PREFIXES) + random.many(5, () => random.pick(SEGMENTS)).join('/') + random.pick(QUERIES)

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
]

/** Oddities of a request's path. */
export const paths = (random) =>
  wellFramed({
    method: random.chance(0.8) ? 'GET' : 'HEAD',
    path: somePath(random),
    headers: [`X-Forwarded-For: ${someAddress(random)}`],
  })

/** Methods that no page uses, on addresses that answer others. */
export function methods(random) {
  const path = random.pick([
    ...[
      '/',
      '/index.html',
      '/.wf_graphql/apollo',
      '/.wf_graphql/csrf',
      '/api/v1/form/site',
      '/form-received',
    ],
    ...[
      '/api/v1/form-upload',
      '/api/v1/form/site/signFile',
      '/.vitrine/sandbox/authenticate',
      '/native.html',
    ],
    somePath(random),
  ])
  const body = random.chance(0.3) ? Buffer.alloc(random.below(400_000), 'x') : Buffer.alloc(0)
  const headers = [`X-Forwarded-For: ${someAddress(random)}`]
  if (random.chance(0.8)) return wellFramed({ method: random.pick(METHODS), path, headers, body })
  const odd = random.pick([
    'get',
    'G\0T',
    '',
    'CONNECT',
    'X'.repeat(300),
    'GET\t',
    'PRI',
    'M-SEARCH',
    'GET /',
  ])
  return illFramed(Buffer.from(`${odd} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 'latin1'))
}

const HEADER_NAMES = [
  ...[
    'Cookie',
    'Origin',
    'Referer',
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Content-Type',
    'Date',
    'TE',
  ],
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'Sec-Fetch-Site', 'X-WF-CSRF'],
  ...['X-Requested-With', 'Authorization', 'Upgrade', 'Expect', 'Max-Forwards', 'Via', ...PROTOTYPE_NAMES],
]
const HEADER_VALUES = [
  ...[
    '*/*',
    'https',
    'null',
    'br;q=9, gzip;q=, *;q=-1',
    'gzip;q=0.0001',
    ',,,,',
    ';;;',
    '=',
    '"',
    'application/json',
  ],
  ...[
    'vitrine_visitor=' + 'f'.repeat(32),
    'vitrine_visitor=%',
    '=;=;=',
    'a=b; a=c; __proto__=d',
    'websocket',
  ],
  ...[
    '::1',
    '[::1]:80',
    '1.2.3.4:5',
    'fe80::1%eth0',
    '999.1.1.1',
    '0x7f000001',
    'http://',
    '//',
    'https://[',
    '\x80',
  ],
  ...[
    '100-continue',
    'x'.repeat(3000),
    'a,'.repeat(1500),
    'multipart/form-data',
    'text/html; charset=' + '"'.repeat(99),
  ],
]
const asHeader = (text) => text.replace(/[\r\n\0]/g, '')

/** Headers that are odd, repeated, long or many. */
export function headers(random) {
  const some = random.many(12, () => {
    const value = random.chance(0.7) ? random.pick(HEADER_VALUES) : asHeader(random.pick(ODD_TEXTS))
    return `${random.pick(HEADER_NAMES)}: ${value}`
  })
  const path = random.pick([
    '/',
    '/index.html',
    '/product/ida-table-lamp',
    '/.wf_graphql/csrf',
    '/images/',
    '/none',
  ])
  const method = random.pick(['GET', 'GET', 'POST', 'HEAD'])
  if (random.chance(0.85)) return wellFramed({ method, path, headers: some })
  const bomb = random.pick([
    () => Array.from({ length: 3000 }, (_, at) => `X-${at}: y`),
    () => [`X-Long: ${'x'.repeat(100_000)}`],
    () => Array.from({ length: 500 }, () => 'Cookie: a=b'),
    () => ['No colon here'],
    () => [': no name'],
    () => ['Folded: a', '  b', '\tc'],
    () => ['Space : before colon'],
    () => ['Host: other', 'Host: third'],
    () => [`X-Bytes: ${random.bytes(60).toString('latin1')}`],
  ])()
  return illFramed(wellFramed({ method, path, headers: [...some, ...bomb] }).bytes)
}

const RANGES = [
  ...[
    'bytes=0-',
    'bytes=-1',
    'bytes=-0',
    'bytes=5-2',
    'bytes=0-0,1-1,2-2',
    'bytes=99999999999-',
    'items=0-1',
  ],
  ...[
    'bytes=',
    'bytes=a-b',
    'bytes=0-99999999999999999999',
    `bytes=${'0-1,'.repeat(2000)}0-1`,
    'bytes 0-1',
    '=',
  ],
]
const CONDITIONS = [
  ...['If-None-Match: *', 'If-None-Match: W/"', `If-None-Match: ${'"a",'.repeat(2000)}"b"`, 'If-Match: "x"'],
  ...['If-Modified-Since: never', 'If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 'If-Range: "x"'],
  ...['If-Modified-Since: Fri, 31 Dec 99999 23:59:59 GMT', 'If-Unmodified-Since: 0', 'If-Range: Thu, 01 Jan'],
]

/** Requests for ranges of files, and conditional requests. */
export const ranges = (random) =>
  wellFramed({
    method: random.chance(0.9) ? 'GET' : 'HEAD',
    path: random.pick([
      '/',
      '/index.html',
      '/css/site.css',
      '/images/favicon.svg',
      '/404.html',
      '/page/vitrine.js',
    ]),
    headers: [
      ...random.many(3, () => `Range: ${random.pick(RANGES)}`),
      ...random.many(3, () => random.pick(CONDITIONS)),
      `Accept-Encoding: ${random.pick(['gzip', 'br', 'identity', '*;q=0', 'gzip;q=0, br;q=0, identity;q=0', ''])}`,
    ],
  })

const CHUNKS = [
  ...[
    '0\r\n\r\n',
    '5\r\nabcde\r\n0\r\n\r\n',
    'FFFFFFFFFFFFFFFFF\r\nx',
    '-1\r\nx',
    '5\r\nabc',
    'g\r\n',
    '\r\n',
    '0x5\r\nabcde',
  ],
  ...[
    `5;${'e'.repeat(20_000)}\r\nabcde\r\n0\r\n\r\n`,
    '5\nabcde\n0\n\n',
    '0\r\nTrailer: x\r\n\r\n',
    '1\r\nab\r\n0\r\n\r\n',
  ],
  ...[`${'1\r\nx\r\n'.repeat(3000)}0\r\n\r\n`, '5;a="\r\nabcde\r\n0\r\n\r\n'],
]
const LENGTHS = ['-1', '0x10', '1e3', '99999999999999999999', '5, 5', '5, 6', ' ', '+5', '5 5', '100000', '3']
const RAW = [
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/2.0\r\nHost: x\r\n\r\n',
  'GET / http/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET / HTTP/1.1\nHost: x\n\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\rHost: x\r\r',
  '\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20),
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
]

/** Requests with a wrong or missing length, and data that are no HTTP. */
export function framing(random) {
  const head =
    `POST ${random.pick(['/.wf_graphql/apollo', '/api/v1/form/site', '/native.html', '/', '/api/v1/form-upload'])}` +
    ` HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${someAddress(random)}\r\nContent-Type: ` +
    `${random.pick(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])}` +
    `\r\n`
  const text = random.pick([
    () => `${head}Content-Length: ${random.pick(LENGTHS)}\r\n\r\nabcde`,
    () => `${head}Content-Length: 5\r\nContent-Length: ${random.pick(LENGTHS)}\r\n\r\nabcde`,
    () => `${head}Transfer-Encoding: chunked\r\n\r\n${random.pick(CHUNKS)}`,
    () => `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${random.pick(CHUNKS)}`,
    () =>
      `${head}Transfer-Encoding: ` +
      `${random.pick(['gzip', 'chunked, gzip', 'xchunked', 'chunked, chunked', ''])}\r\n\r\nabcde`,
    () => `${head}Expect: ${random.pick(['100-continue', '200-ok', ''])}\r\nContent-Length: 5\r\n\r\nab`,
    () => random.pick(RAW),
    () => random.bytes(random.below(600)).toString('latin1'),
  ])()
  const bytes = Buffer.from(text, 'latin1')
  return illFramed(random.chance(0.3) ? damaged(random, bytes) : bytes)
}
