import { illFramed, someAddress, wellFramed } from './request-text.mjs'
import { ODD_TEXTS, PROTOTYPE_NAMES, damaged } from './random.mjs'

const PROVIDERS = [
  'sandbox',
  'sandbox',
  'sandbox',
  'stripe',
  'paypal',
  '',
  'sandbox/',
  '%',
  ...PROTOTYPE_NAMES,
]
const hex = (random, length) => Array.from({ length }, () => random.below(16).toString(16)).join('')

/** A header with the signer of a notice, usually in the right form. */
function signature(random) {
  const seconds = Math.floor(Date.now() / 1000) + random.pick([0, 0, 0, -4000, 1e9])
  return random.pick([
    () => `Sandbox-Signature: t=${seconds},v1=${hex(random, 64)}`,
    () => `Sandbox-Signature: t=${seconds},v1=${hex(random, random.below(200))}`,
    () => `Sandbox-Signature: ${'t=1,'.repeat(random.below(800))}`,
    () => `Stripe-Signature: t=${seconds},v1=${hex(random, 64)},v0=x`,
    () => 'PayPal-Cert-Url: https://evil.example/x\r\nPayPal-Transmission-Sig: x',
    () => 'X-None: 1',
  ])()
}

/** Notices of payments that no provider sent. */
export function notices(random) {
  const event = {
    id: 'evt_1',
    type: random.pick(['payment.succeeded', 'charge.refunded', ...ODD_TEXTS]),
    data: { object: { id: random.pick(ODD_TEXTS), metadata: { [random.pick(PROTOTYPE_NAMES)]: '1' } } },
  }
  const whole = Buffer.from(JSON.stringify(event))
  const body = random.pick([
    () => whole,
    () => damaged(random, whole),
    () => Buffer.from('['.repeat(random.below(50_000))),
    () => Buffer.alloc(random.below(700_000), 'x'),
    () => random.bytes(random.below(400)),
  ])()
  const request = wellFramed({
    method: random.chance(0.95) ? 'POST' : random.pick(['GET', 'PUT', 'DELETE']),
    path: `/.vitrine/payments/${random.pick(PROVIDERS)}`,
    headers: [
      `X-Forwarded-For: ${someAddress(random)}`,
      ...random.many(3, () => signature(random)),
      `Content-Type: ${random.pick(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])}`,
    ],
    body,
  })
  return random.chance(0.95) ? request : illFramed(damaged(random, request.bytes))
}

const WORDS = ['open sesame', ...ODD_TEXTS]
const WAYS_BACK = [
  '/words',
  '/club/',
  '//evil.example',
  '/\\evil.example',
  'javascript:x',
  '%00',
  '/../x',
  '',
]

function proofCookie(random) {
  const proof = () => random.pick([hex(random, 64), `${hex(random, 63)}%C3%A9`, '%', 'x'.repeat(500), ''])
  return `vitrine_words=${random.many(6, proof).join('.')}`
}

/** Forms of the password page, and proofs of an entered password. */
export function passwords(random) {
  const encoded = (text) => encodeURIComponent(text.toWellFormed())
  const back = random.pick([...WAYS_BACK, ...ODD_TEXTS])
  const headers = [
    `X-Forwarded-For: ${someAddress(random)}`,
    ...(random.chance(0.7) ? [`Cookie: ${proofCookie(random)}`] : []),
    `Content-Type: ${random.pick(['application/x-www-form-urlencoded', 'application/json', ''])}`,
  ]
  if (random.chance(0.5)) {
    const path = random.pick(['/words', '/words.html', '/club/', '/club/film.mp4', '/%77ords', '//words'])
    const asked = random.chance(0.5) ? path : `/.wf_auth?path=${encoded(back)}&e=${random.below(3)}`
    return wellFramed({ method: random.chance(0.9) ? 'GET' : 'HEAD', path: asked, headers })
  }
  const body = Buffer.from(`pass=${encoded(random.pick(WORDS))}&path=${encoded(back)}`)
  return wellFramed({
    path: '/.wf_auth',
    headers,
    body: random.chance(0.2) ? damaged(random, body) : body,
  })
}

const FILE_IDS = ['0'.repeat(32), 'f'.repeat(32), '..', '%2e%2e', '', ...PROTOTYPE_NAMES]

/** Files and mails of members, asked for and sent by any visitor. */
export function memberFiles(random, { visitors, members }) {
  const { cookie, address } = random.pick(random.chance(0.5) ? members : visitors)
  const query = `key=${random.pick(FILE_IDS)}&token=${random.pick(FILE_IDS)}`
  const path = random.pick([
    `/.vitrine/account-files/${random.pick(FILE_IDS)}`,
    `/.vitrine/account-files?${query}`,
    `/.vitrine/mailbox?${query}`,
    `/.vitrine/mailbox/${random.pick(FILE_IDS)}`,
  ])
  const part = 'Content-Disposition: form-data; name="file"; filename="a.png"'
  return wellFramed({
    method: random.pick(['GET', 'POST', 'POST', 'HEAD', 'DELETE']),
    path,
    headers: [
      `X-Forwarded-For: ${address}`,
      `Cookie: ${cookie}`,
      `Content-Type: ${random.pick(['multipart/form-data; boundary=b', 'multipart/form-data', 'image/png'])}`,
    ],
    body: Buffer.from(`--b\r\n${part}\r\n\r\n${random.pick(ODD_TEXTS)}\r\n--b--\r\n`),
  })
}
