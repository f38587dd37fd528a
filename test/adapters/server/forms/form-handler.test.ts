import { describe, expect, it } from '@jest/globals'
import { contact, serveForms } from './support/form-server.js'

const { state, post, list } = serveForms()

describe('a form post', () => {
  it('is stored and answered as the page expects', async () => {
    expect(await post(contact)).toEqual({ code: 200, msg: 'ok' })
    expect(await list()).toMatchObject([
      { formName: 'Contact', fields: { Name: 'Ada', Email: 'ada@home.test' }, receivedAtMs: state.nowMs },
    ])
    expect(state.stored).toBe(1)
  })

  it('of a robot is answered like a success and not stored', async () => {
    expect(await post({ ...contact, trap: 'buy' })).toEqual({ code: 200, msg: 'ok' })
    expect(await list()).toEqual([])
    expect(state.stored).toBe(0)
  })

  it('with a password is refused', async () => {
    expect(await post({ 'fields[Password]': 'secret' })).toEqual({
      code: 400,
      msg: 'Passwords cannot be submitted.',
    })
    expect(await list()).toEqual([])
  })

  it('is refused when too large, with an answer that the page can read', async () => {
    expect(await post({ 'fields[a]': 'x'.repeat(300_000) })).toEqual({
      code: 413,
      msg: 'The form is too large.',
    })
    expect(await post({ 'fields[a]': 'x'.repeat(5_000_000) })).toMatchObject({ code: 413 })
    expect(await list()).toEqual([])
  })

  it('is accepted from pages of the site and from programs, and from no other page', async () => {
    expect(await post(contact, { origin: state.origin })).toMatchObject({ code: 200 })
    expect(await post(contact)).toMatchObject({ code: 200 })
    const proxied = { origin: 'https://Shop.test', 'x-forwarded-host': 'shop.test' }
    expect(await post(contact, proxied)).toMatchObject({ code: 200 })
    for (const other of ['https://evil.test', 'null', 'nonsense', `${state.origin}1`])
      expect(await post(contact, { origin: other })).toMatchObject({ code: 403 })
    expect(await post(contact, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ code: 403 })
    expect(await list()).toHaveLength(3)
  })

  it('is accepted from another site that the owner has named, and that site may read the answer', async () => {
    const headers = { origin: 'https://static.test' }
    const ask = (method: string, from = headers): Promise<Response> =>
      fetch(`${state.origin}/api/v1/form/abc`, {
        method,
        headers: from,
        ...(method === 'POST' && { body: new URLSearchParams(contact) }),
      })
    const allowed = (response: Response): readonly unknown[] => [
      response.status,
      response.headers.get('access-control-allow-origin'),
    ]
    expect(allowed(await ask('OPTIONS'))).toEqual([204, 'https://static.test'])
    expect(allowed(await ask('POST'))).toEqual([200, 'https://static.test'])
    expect(allowed(await ask('OPTIONS', { origin: 'https://evil.test' }))).toEqual([405, null])
    expect(allowed(await ask('POST', { origin: 'https://evil.test' }))).toEqual([403, null])
    expect(await list()).toHaveLength(1)
  })

  it('is refused if one visitor sends too many, in any process', async () => {
    const from = (address: string): Promise<unknown> => post(contact, { 'x-forwarded-for': address })
    for (let count = 0; count < 10; count++)
      expect(await from(`2001:db8:1:2:${count}::1`)).toMatchObject({ code: 200 })
    expect(await from('2001:db8:1:2::99')).toEqual({
      code: 429,
      msg: 'Too many submissions. Please wait a minute.',
    })
    expect(await from('2001:db8:1:3::99')).toMatchObject({ code: 200 })
    state.nowMs += 61_000
    expect(await from('2001:db8:1:2::99')).toMatchObject({ code: 200 })
  })

  it.each([
    ['GET', '/api/v1/form/abc', 405],
    ['PUT', '/api/v1/form/abc', 405],
    ['POST', '/api/v1/form/abc/signFile', 405],
    ['GET', '/api/v1/form-upload', 405],
    ['POST', '/api/v1/form/', 404],
    ['POST', '/api/v1/form/a/b', 404],
    ['POST', '/api/v1/form//', 404],
  ])('%s %s is answered %d in words', async (method, path, status) => {
    const response = await fetch(state.origin + path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: status, msg: expect.stringMatching(/\w \w/) })
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'of the type %j is refused',
    async (type) => {
      const headers = { 'content-type': type }
      const response = await fetch(`${state.origin}/api/v1/form/abc`, {
        method: 'POST',
        body: 'fields[a]=1',
        headers,
      })
      expect([response.status, response.headers.get('accept-post')]).toEqual([
        415,
        'application/x-www-form-urlencoded',
      ])
      expect(await list()).toEqual([])
    },
  )

  it('that is no form at all is refused in words', async () => {
    expect(await post({})).toEqual({ code: 400, msg: 'The form is empty.' })
    expect(await post({ '%': '%zz', fields: 'x' })).toEqual({ code: 400, msg: 'The form is empty.' })
  })

  it('is kept once when the same attempt is sent again', async () => {
    const attempt = 'ab'.repeat(16)
    await Promise.all([post({ ...contact, attempt }), post({ ...contact, attempt })])
    expect(await post({ ...contact, attempt })).toEqual({ code: 200, msg: 'ok' })
    expect(await list()).toHaveLength(1)
  })

  it('needs a solved challenge if the owner has set one', async () => {
    const asked: string[] = []
    let isAway = false
    state.captcha = {
      field: 'cf-turnstile-response',
      verify: async (answer) => {
        asked.push(answer)
        return isAway
          ? {
              ok: false,
              failure: { tag: 'unavailable', message: 'The state.captcha service did not answer.' },
            }
          : { ok: true, value: answer === 'good' }
      },
    }
    const robot = { code: 400, msg: 'Please confirm you’re not a robot.' }
    expect(await post(contact)).toEqual(robot)
    expect(await post({ ...contact, 'fields[cf-turnstile-response]': 'bad' })).toEqual(robot)
    expect(await post({ ...contact, 'fields[cf-turnstile-response]': 'good' })).toMatchObject({ code: 200 })
    isAway = true
    expect(await post({ ...contact, 'fields[cf-turnstile-response]': 'good' })).toMatchObject({ code: 503 })
    expect(state.failures).toEqual(['The state.captcha service did not answer.'])
    expect(asked).toEqual(['', 'bad', 'good', 'good'])
    expect(await list()).toHaveLength(1)
    expect(JSON.stringify(await list())).not.toMatch('good')
  })

  it('is answered with "try later" while the database is down, and the log has the reason', async () => {
    const { add } = state.forms.submissions
    Object.assign(state.forms.submissions, {
      add: async () => ({ ok: false, failure: { tag: 'unavailable', message: 'disk full' } }),
    })
    expect(await post(contact)).toEqual({ code: 503, msg: 'The form cannot be sent right now.' })
    expect(state.failures).toEqual(['disk full'])
    Object.assign(state.forms.submissions, { add })
  })

  it('does not answer other addresses', async () => {
    for (const path of ['/contact', '//', '/api/v1/form', '/%'])
      expect((await fetch(state.origin + path)).status).toBe(404)
  })

  it('is listed newest first, by form if asked', async () => {
    for (const name of ['A', 'B', 'A']) {
      state.nowMs += 1000
      await post({ ...contact, name })
    }
    expect((await list({}, 2)).map(({ formName }) => formName)).toEqual(['A', 'B'])
    expect(await list({ formName: 'A' })).toHaveLength(2)
  })
})
