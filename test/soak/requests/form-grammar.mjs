import { illFramed, someAddress, wellFramed } from './request-text.mjs'
import { ODD_TEXTS, PROTOTYPE_NAMES, damaged } from './random.mjs'

const BOUNDARY = 'b0undary'
const disposition = (name, fileName) =>
  `Content-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`

const PART_HEADERS = [
  () => [disposition('file', 'cv.pdf'), 'Content-Type: application/pdf'],
  () => [disposition('file', 'cv.pdf'), 'Content-Type: application/pdf'],
  () => [disposition('key')],
  () => [disposition('file')],
  () => [],
  () => [disposition('x'.repeat(3000))],
  () => [disposition('file', 'x'.repeat(3000))],
  () => [disposition('file', '..\\..\\cv\r\n.pdf')],
  () => [disposition('file', '\0.pdf'), 'Content-Type: \xff'],
  () => [disposition('file', 'cv.pdf'), 'Content-Transfer-Encoding: base64'],
  () => [
    disposition('file', 'cv.pdf'),
    "Content-Disposition: form-data; name*=utf-8''%ff; filename*=x'y'%zz",
  ],
  () => [disposition('files'), 'Content-Type: multipart/mixed; boundary=inner'],
  () => Array.from({ length: 300 }, (_, at) => `X-${at}: y`),
  () => ['No colon', ': no name', 'Content-Disposition:'],
]
const PART_CONTENTS = [
  ...[
    '',
    '%PDF-1.7\nx',
    '--inner\r\n\r\nx\r\n--inner--',
    `--${BOUNDARY}`,
    `\r\n--${BOUNDARY}`,
    '\r\n'.repeat(3000),
  ],
  ...['x'.repeat(100_000), `${'-'.repeat(50_000)}`],
]
const TYPES = [
  ...Array.from({ length: 6 }, () => `multipart/form-data; boundary=${BOUNDARY}`),
  ...[
    'multipart/form-data',
    'multipart/form-data;',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ],
  ...[`multipart/form-data; boundary="${BOUNDARY}"`, `multipart/form-data; boundary=${'x'.repeat(1000)}`],
  ...[
    'multipart/form-data; boundary="',
    'multipart/form-data; boundary*0=b0; boundary*1=undary',
    'text/plain',
  ],
]

function multipartBody(random) {
  const parts = random.chance(0.1)
    ? Array.from({ length: 2000 }, () => `--${BOUNDARY}\r\n${disposition('a')}\r\n\r\n\r\n`)
    : random.many(8, () => {
        const lineEnd = random.pick(['\r\n', '\r\n', '\r\n', '\n', '\r'])
        const headers = random
          .pick(PART_HEADERS)()
          .map((line) => line + lineEnd)
        return `--${BOUNDARY}${lineEnd}${headers.join('')}${lineEnd}${random.pick(PART_CONTENTS)}\r\n`
      })
  const end = random.pick(['--\r\n', '--\r\n', '--', '', '\r\n', `--\r\n${'e'.repeat(30_000)}`])
  const preamble = random.pick(['', '', '', '\r\n', 'x'.repeat(20_000)])
  return Buffer.from(`${preamble}${parts.join('')}--${BOUNDARY}${end}`, 'latin1')
}

/** Uploads that were allowed, and whose bodies are broken. `upload`: where the file may be sent. */
export function uploads(random, { upload }) {
  const body = multipartBody(random)
  const path = random.chance(0.95)
    ? upload
    : `/api/v1/form-upload?key=${random.pick(PROTOTYPE_NAMES)}&token=%00`
  const headers = [`X-Forwarded-For: ${someAddress(random)}`, `Content-Type: ${random.pick(TYPES)}`]
  const request = wellFramed({ path, headers, body: random.chance(0.3) ? damaged(random, body) : body })
  if (random.chance(0.85)) return request
  return illFramed(request.bytes.subarray(0, request.bytes.length - random.below(body.length)))
}

/** Names and sizes of files that are asked to be uploaded. */
export function signedFiles(random) {
  const name = encodeURIComponent(
    random.pick(ODD_TEXTS).toWellFormed() + random.pick(['.pdf', '.exe. .', '.docm', '', '.PDF\0']),
  )
  const size = random.pick([
    '',
    '0',
    '-1',
    '1e3',
    'NaN',
    '5',
    '10000001',
    '99999999999999999999',
    '0x5',
    '5&size=6',
  ])
  return wellFramed({
    method: 'GET',
    path: `/api/v1/form/site/signFile?name=${name}&size=${size}`,
    headers: [`X-Forwarded-For: ${someAddress(random)}`],
  })
}

const FIELD_NAMES = [
  'name',
  'pageId',
  'elementId',
  'source',
  'fields[Name]',
  'fields[',
  'fields[][]',
  'fileUploads[CV]',
  'dolphin',
  '_wf',
  ...PROTOTYPE_NAMES,
]

/** Posts of forms: with the page script, without it, and the addresses beside them that read JSON. */
export function formPosts(random) {
  const pairs = random.many(random.chance(0.05) ? 2000 : 12, () => {
    const name = random.chance(0.7) ? random.pick(FIELD_NAMES) : `fields[${random.pick(ODD_TEXTS)}]`
    return [name, random.pick(ODD_TEXTS)].map((text) => encodeURIComponent(text.toWellFormed())).join('=')
  })
  const whole = Buffer.from(pairs.join(random.pick(['&', '&', '&', ';', '&&'])))
  const large = random.chance(0.02) ? Buffer.alloc(4_000_000, 'a=b&') : whole
  const body = random.chance(0.3) ? damaged(random, large) : large
  const path = random.pick([
    ...[
      '/api/v1/form/site',
      '/api/v1/form/site',
      '/api/v1/form/%',
      '/api/v1/form/',
      '/native.html',
      '/native',
      '/',
    ],
    ...[
      '/native.html?a=b',
      '/.vitrine/sandbox/authenticate',
      '/.vitrine/payments/sandbox',
      '/.vitrine/payments/__proto__',
    ],
  ])
  const type = random.chance(0.85)
    ? 'application/x-www-form-urlencoded'
    : random.pick([
        'application/json',
        'multipart/form-data; boundary=x',
        '',
        'application/x-www-form-urlencoded; charset=x',
      ])
  const headers = [
    `X-Forwarded-For: ${someAddress(random)}`,
    `Content-Type: ${type}`,
    ...(random.chance(0.2)
      ? [`Origin: ${random.pick(['null', 'http://evil.example', 'http://', 'http://localhost'])}`]
      : []),
    ...(random.chance(0.2)
      ? [`Referer: ${random.pick(['http://localhost/native.html', 'http://localhost/%', '//', 'x:'])}`]
      : []),
  ]
  return wellFramed({ path, headers, body })
}
