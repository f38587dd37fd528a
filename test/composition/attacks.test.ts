import { mkdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { valueOf } from '../support/value-of.js'
import { openBrowser } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  gates: [{ path: '/draft', password: 'open sesame' }, { path: '/members/*' }],
}
/** A text that only visitors who pass the gate may read. */
const SECRET = 'the secret of the page'
const EVIL = 'evil.example'

let site: ScratchSite
let running: RunningSite
let url = ''
const unexpected: string[] = []
beforeAll(async () => {
  site = scratchSite()
  mkdirSync(join(site.folder, 'members'))
  site.write('vitrine.json', JSON.stringify(SETTINGS))
  site.write('draft.html', `<title>Draft</title><p>${SECRET}</p>`)
  site.write('members/index.html', `<title>Members</title><p>${SECRET}</p>`)
  site.write('members/film.mp4', SECRET)
  site.write('log-in.html', '<title>Log in</title>')
  mkdirSync(join(site.folder, 'collections'))
  site.write('collections/post.csv', 'Name,Slug\nFirst post,first\nSecond post,second\n')
  site.write(
    'posts.html',
    '<!doctype html><title>Posts</title><div class="posts w-dyn-list"><div role="list" class="w-dyn-items">' +
      `<div role="listitem" class="w-dyn-item"><h2></h2><p data-vitrine-audience="gold">${SECRET}</p></div>` +
      '</div></div>',
  )
  running = valueOf(
    await startSite(site.folder, {
      port: 0,
      host: '127.0.0.1',
      dataFolder: site.data,
      onError: (error) => unexpected.push(String(error)),
    }),
  )
  url = running.server.url
}, 120_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends a request as no browser would write it. */
const send = (
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string | readonly string[]>>
    readonly body?: string
  } = {},
): Promise<Answer> =>
  new Promise((answered, failed) => {
    const { hostname: host, port } = new URL(url)
    const sent = { method, host, port, path, agent: false, headers: headers as Record<string, string> }
    httpRequest(sent, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
      .on('error', failed)
      .end(body)
  })

/** The whole answer to some bytes, until the server closes the connection or this side does after an answer. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((answered) => {
    const { hostname, port } = new URL(url)
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.end(bytes))
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', () => answered(text))
    socket.on('close', () => answered(text))
  })

/** The server refuses with a message: no answer is an internal error, and none shows the secret. */
const isRefusal = ({ status, text }: Answer): boolean =>
  status >= 300 && status < 500 && !text.includes(SECRET) && !text.includes('node_modules')

describe('a page with a password', () => {
  const proof = 'f'.repeat(63)
  it.each([
    ['letters that take several bytes', `vitrine_words=${encodeURIComponent(`${proof}é`)}`],
    ['several of them', `vitrine_words=${proof}.${encodeURIComponent('💩'.repeat(32))}..`],
    ['no end', `vitrine_words=${'a.'.repeat(1500)}`],
    ['names of a program', '__proto__=1; vitrine_words=__proto__; constructor=x'],
    ['broken encodings', 'vitrine_words=%E0%A4%A; =; ;;'],
    ['two of the name', `vitrine_words=${proof}a; vitrine_words=${proof}b`],
  ])('is not opened by a cookie of %s', async (_what, cookie) => {
    const answer = await send('/draft', { headers: { cookie } })
    expect([answer.status, answer.headers.location]).toEqual([302, '/.wf_auth?path=%2Fdraft'])
    expect(isRefusal(answer)).toBe(true)
  })

  it.each([
    ['nothing', {}, ''],
    ['JSON', { 'content-type': 'application/json' }, '{"pass":"open sesame"}'],
    ['parts', { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\n\r\nx\r\n--b--\r\n'],
    ['too much', {}, `pass=${'x'.repeat(100_000)}`],
    ['names of a program', {}, '__proto__[pass]=open+sesame&constructor=x'],
    ['line ends in the way back', {}, 'pass=x&path=%2Fdraft%0d%0aSet-Cookie:%20a=b'],
  ])('is not opened by a form of %s', async (_what, headers, body) => {
    const answer = await send('/.wf_auth', { method: 'POST', headers, body })
    expect(isRefusal(answer)).toBe(true)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/)
  })

  it.each(['ö', '日本', '€', '\u{1F3EE}', '%E6%97%A5', '\u202e'])(
    'leads on to an address with %s, in letters that a header can hold',
    async (letters) => {
      const path = `/draft?name=${letters}#${letters}`
      const body = new URLSearchParams({ pass: 'open sesame', path }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await send('/.wf_auth', { method: 'POST', headers, body })
      expect(answer.status).toBe(302)
      expect(answer.headers.location).toBe(
        path.replaceAll(letters, letters.startsWith('%') ? letters : encodeURIComponent(letters)),
      )
    },
  )
})

describe('a restricted part in the entries of a list', () => {
  it('is sent for none of the entries', async () => {
    const { text } = await send('/posts')
    expect(text.match(/(?:First|Second) post/g)).toHaveLength(2)
    expect(text).not.toContain(SECRET)
  })
})

describe('pages and files behind a gate', () => {
  it.each([
    ...['/members;x', '/members%3b', '/members.html;', '/members/film.mp4;.css', '/members/film.mp4%3f.css'],
    ...['/members%2ffilm.mp4', '/members%252ffilm.mp4', '/./members/film.mp4', '/members/.%2ffilm.mp4'],
    ...['/ｍembers/film.mp4', '/members/film%2emp4', '/members/film.mp4/', '//members//film.mp4//'],
    ...['/product/members/film.mp4', '/product/members.html', '/members.HTML', '/members/film.MP4'],
    ...['/members\u00a0', '/members%0a', '/members%09/film.mp4', '/%2e/members', '/members/film.mp4%20'],
    ...['/members?/../css/x.css', '/members#/x', '/members%23', '/members%3Fx'],
  ])('are not sent to %s', async (path) => {
    const answer = await send(encodeURI(path).replaceAll('%25', '%'))
    expect(isRefusal(answer)).toBe(true)
  })

  it.each([
    ['a range', { range: 'bytes=0-3' }],
    ['ranges', { range: 'bytes=0-0,1-1,2-2' }],
    ['conditions', { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT', 'if-range': '"x"' }],
    ['any tag', { 'if-none-match': '*' }],
    ['another address', { 'x-original-url': '/log-in', 'x-rewrite-url': '/log-in' }],
    ['another method', { 'x-http-method-override': 'PUT' }],
    ['an address of its own', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }],
    ['an unknown session', { cookie: `vitrine_session=${'0'.repeat(32)}; wf_sid=1; wf_loggedin=true` }],
  ])('are not sent with %s', async (_what, headers) => {
    for (const path of ['/members/film.mp4', '/members', '/draft'])
      expect([302, 404]).toContain((await send(path, { headers })).status)
  })
})

describe('pages behind a gate, for unusual requests', () => {
  it.each([
    ...['/css/../members/film.mp4', '/css/..%2fmembers/film.mp4', '/css/%2e%2e/members/film.mp4'],
    ...[
      '/log-in/../members/film.mp4',
      '/log-in%2f..%2fmembers',
      '/401/../members',
      '/draft/../members/film.mp4',
    ],
    ...['/.vitrine/../members/film.mp4', '/.wf_auth/../members', '/product/x/../../members/film.mp4'],
    ...[
      '/members%c0%affilm.mp4',
      '/members%e0%80%affilm.mp4',
      '/members%ef%bc%8ffilm.mp4',
      '/members%u002ffilm.mp4',
    ],
    ...[
      '/%c1%8dembers/film.mp4',
      '/members/%66%69%6c%6d.mp4',
      '/%6D%65mbers/film.mp4',
      '/members%252Ffilm.mp4',
    ],
    ...[
      '/members/film.mp4%00.css',
      '/members/film.mp4%00',
      '/members\0/film.mp4',
      '/members/film.mp4::$DATA',
    ],
    ...[
      '/members/film.mp4...',
      '/members/film.mp4%2e',
      '/members/film.mp4. .',
      '/members./film.mp4',
      '/members%20/film.mp4',
    ],
    ...[
      '/members/film.mp4;.css',
      '/members;a=b/film.mp4',
      '/members/film.mp4;jsessionid=1',
      '/;/members/film.mp4',
    ],
    ...[
      '/members/film.mp4/.',
      '/members/film.mp4/x/..',
      '/members/./film.mp4',
      '/members/.//./film.mp4',
      '/members///film.mp4',
    ],
    ...[
      '//members/film.mp4',
      '///members/film.mp4',
      '//x/members/film.mp4',
      '\\members\\film.mp4',
      '/members\\film.mp4',
    ],
    ...[
      'http://evil.example/members/film.mp4',
      'http://x/members/film.mp4',
      'HTTP://x//members/film.mp4',
      'x:/members',
    ],
    ...[
      '*',
      'members/film.mp4',
      '?/members/film.mp4',
      '/members/film.mp4?.css',
      '/members/film.mp4#.css',
      '/members?x',
    ],
    ...[
      '/m\u0065\u0301mbers',
      '/\u017fembers',
      '/members/\uff46ilm.mp4',
      '/members/film\uff0emp4',
      '/\u2024/members',
    ],
  ])('are not sent for %j', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await sendRaw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect([method, /^HTTP\/1\.1 [34]\d\d /.test(answer), answer.includes(SECRET)]).toEqual([
        method,
        true,
        false,
      ])
    }
  })
})

describe('an address that a page leads to', () => {
  it.each([
    ...[
      '//evil.example/',
      '//evil.example/members',
      '///evil.example/log-in/',
      '/\\evil.example/',
      '/%2f%2fevil.example/',
    ],
    ...[
      '/%5cevil.example/',
      '/%5c%5cevil.example/log-in/',
      '//evil.example/log-in/',
      '//evil.example%2flog-in/',
    ],
    ...[
      '/log-in//evil.example/',
      '//log-in/',
      '/log-in/?//evil.example',
      '/log-in/?next=//evil.example',
      '//members',
    ],
    ...[
      '//evil.example/%2e%2e/log-in/',
      '/members//evil.example',
      '//evil.example/product/x.html',
      '//user@evil.example/',
    ],
  ])('is one of this site: %j', async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const location = /^location: (.*)\r$/im.exec(answer)?.[1]
    if (location !== undefined)
      expect(new URL(location, 'https://club.example/a/b').origin).toBe('https://club.example')
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /)
  })
})

describe('an invented host name of a visitor', () => {
  it.each([
    { host: EVIL },
    { host: `${EVIL}:99` },
    { 'x-forwarded-host': EVIL },
    { 'x-forwarded-proto': 'https', forwarded: `host=${EVIL};proto=https` },
    { 'x-forwarded-prefix': `//${EVIL}`, 'x-original-host': EVIL },
  ])('is in no answer that another visitor could get: %j', async (headers: Record<string, string>) => {
    for (const path of [
      '/',
      '/index.html',
      '/members/',
      '/draft',
      '/.wf_auth?path=/draft',
      '/product/x',
      '/none',
    ]) {
      const answer = await send(path, { headers })
      expect(answer.status).toBeLessThan(500)
      expect(`${JSON.stringify(answer.headers)}${answer.text}`).not.toContain(EVIL)
    }
  })
})

describe('notices of payments without a signature', () => {
  const signature = `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`
  it.each([
    ['nothing', {}],
    ['a wrong signature', { 'sandbox-signature': signature }],
    ['signatures again and again', { 'sandbox-signature': Array.from({ length: 20 }, () => signature) }],
    ['a signature without end', { 'sandbox-signature': `t=1,v1=${'0'.repeat(8000)}` }],
    ['a signature of an age to come', { 'sandbox-signature': signature.replace(/t=\d+/, 't=999999999999') }],
  ])('are refused with %s', async (_what, headers) => {
    const options = { method: 'POST', headers, body: '{"__proto__":{"polluted":1}}' }
    expect((await send('/.vitrine/payments/sandbox', options)).status).toBe(400)
  })

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'none',
    'sandbox/',
    'sandbox%00',
    '../payments/sandbox',
    '',
  ])('are refused for the provider "%s"', async (provider) => {
    const { status } = await send(`/.vitrine/payments/${provider}`, { method: 'POST', body: '{}' })
    expect([400, 404, 405]).toContain(status)
  })

  it('are refused if they are too large, and by other methods', async () => {
    const body = 'x'.repeat(600_000)
    expect((await send('/.vitrine/payments/sandbox', { method: 'POST', body })).status).toBe(413)
    expect((await send('/.vitrine/payments/sandbox')).status).toBe(405)
  })
})

describe('requests with an ambiguous end', () => {
  const inner = 'GET /members HTTP/1.1\r\nHost: x\r\n\r\n'
  const post = 'POST /.wf_auth HTTP/1.1\r\nHost: x\r\n'
  it.each([
    ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde${inner}`],
    [
      'a length and chunks',
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    ],
    ['chunks of another name', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
    ['chunks that are not last', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`],
    ['a blank before the colon', `${post}Content-Length : 0\r\n\r\n${inner}`],
    [
      'a folded line',
      `${post}X: a\r\n Content-Length: 9\r\nTransfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${inner}`,
    ],
    ['a bare line end', `${post}X: a\nContent-Length: 0\r\n\r\n${inner}`],
    ['a length with a sign', `${post}Content-Length: +0\r\n\r\n${inner}`],
  ])('are refused once, and no data behind them is read: %s', async (_what, bytes) => {
    const answers = (await sendRaw(bytes)).match(/^HTTP\/1\.1 \d{3}/gm) ?? []
    expect(answers).toEqual(['HTTP/1.1 400'])
  })
})

describe('names of object properties', () => {
  it('change nothing in any place of a request', async () => {
    const polluted = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}'
    const visitor = openBrowser(url)
    const asking = '{ database { commerceOrder(finalizedOrder: $a) { id } } }'
    const query = `query Q($a: commerce_order_finalized_order_args) ${asking}`
    const body = `[{"query":"${query}","variables":{"a":${polluted}},"extensions":${polluted}}]`
    await send('/.wf_graphql/apollo', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await send('/.vitrine/payments/sandbox', { method: 'POST', body: polluted })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const fields = 'name=x&fields[__proto__][polluted]=yes&__proto__[polluted]=yes&fields[constructor]=1'
    await send('/api/v1/form/site', { method: 'POST', headers: form, body: fields })
    await send('/?__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(await visitor.see('/')).toContain('200')
  })
})

describe('the log after these attacks', () => {
  it('has no unexpected error', async () => {
    expect((await send('/')).status).toBe(200)
    expect(unexpected).toEqual([])
  })
})
