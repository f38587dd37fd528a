/**
 * Requests with an end that a proxy and a server could find at different places. Each hides a whole request,
 * whose answer would go to the next visitor if they disagree.
 */
const CRLF = '\r\n'
const hidden = (mark) =>
  ['GET /hidden-' + mark + ' HTTP/1.1', 'Host: localhost', `X-Hidden: ${mark}`, '', ''].join(CRLF)
const chunk = (text) => `${text.length.toString(16)}${CRLF}${text}${CRLF}`

const METHODS = ['POST', 'GET', 'PUT', 'OPTIONS', 'HEAD', 'post', 'DELETE']
const TARGETS = ['/', '/native.html', '/.wf_graphql/csrf', 'http://localhost/', '/a b', '/%00', '*']
const VERSIONS = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/1.2', 'HTTP/01.1']
const ENDS = [CRLF, CRLF, CRLF, '\n']

/** Header lines about the length; `n` is that of the body. */
const LENGTHS = [
  () => [],
  (n) => [`Content-Length: ${n}`],
  () => ['Content-Length: 0'],
  (n) => [`Content-Length: +${n}`],
  (n) => [`Content-Length: ${n}`, 'Content-Length: 0'],
  (n) => [`Content-Length: 0, ${n}`],
  (n) => [`Content-Length : ${n}`],
  (n) => [`Content-Length:\t${n}\t`],
  (n) => [`Content-Length: 0x${n.toString(16)}`],
  (n) => [`Content-Length: -${n}`],
  () => ['Content-Length: 4'],
  (n) => [`Content-Length: ${'0'.repeat(30)}${n}`],
  () => ['Content-Length: 18446744073709551616'],
  (n) => [`X: y\rContent-Length: ${n}`],
  (n) => ['Content-Length:', ` ${n}`],
]
const CODINGS = [
  [],
  [],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding : chunked'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: identity, chunked'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding:\x0bchunked'],
  ['Transfer-Encoding: \tCHUNKED'],
  ['Transfer-Encoding: "chunked"'],
  ['Transfer-Encoding:', ' chunked'],
  ['Transfer_Encoding: chunked'],
  ['Transfer-Encoding: gzip, chunked'],
  ['X: y\nTransfer-Encoding: chunked'],
  [' Transfer-Encoding: chunked'],
  ['Transfer-Encoding\0: chunked'],
]
const EXTRAS = [
  [],
  [],
  ['Connection: keep-alive'],
  ['Connection: Content-Length'],
  ['Connection: Transfer-Encoding'],
  ['Expect: 100-continue'],
  ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['Host: other.example'],
  ['Trailer: Content-Length'],
]
const BODIES = [
  (mark) => hidden(mark),
  (mark) => `0${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `${chunk('a=b')}0${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `${chunk(hidden(mark))}0${CRLF}${CRLF}`,
  (mark) => `3;ext="\n${CRLF}abc${CRLF}0${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `0x3${CRLF}abc${CRLF}0${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `3 ${CRLF}abc${CRLF}0${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `3\nabc\n0\n\n${hidden(mark)}`,
  (mark) => `100000003${CRLF}abc${CRLF}0${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `0${CRLF}Content-Length: 200${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `-1${CRLF}${CRLF}${hidden(mark)}`,
  (mark) => `00000000000000000000${CRLF}${CRLF}${hidden(mark)}`,
]

/** A request with too many oddities is refused because of the first one, so most parts are honest. */
const ODD_SHARE = 0.3

/** One request of the grammar; `mark` is in the address of the hidden one. */
export function desyncRequest(random, mark) {
  const some = (list, usual) => (random.chance(ODD_SHARE) ? random.pick(list) : usual)
  const end = some(ENDS, CRLF)
  const body = random.pick(BODIES)(mark)
  const coding = some(CODINGS, random.pick([[], ['Transfer-Encoding: chunked']]))
  const usualLength = coding.length === 0 || random.chance(ODD_SHARE) ? LENGTHS[1] : LENGTHS[0]
  const length = some(LENGTHS, usualLength)(body.length)
  const lines = [
    `${some(METHODS, 'POST')} ${some(TARGETS, '/')} ${some(VERSIONS, 'HTTP/1.1')}`,
    'Host: localhost',
    ...(random.chance(0.5) ? [...length, ...coding] : [...coding, ...length]),
    ...some(EXTRAS, []),
  ]
  return Buffer.from(`${lines.join(end)}${end}${end}${body}`, 'latin1')
}
