import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { createSmtpMailer } from '../../../../adapters/server/mail/index.js'

let server: SMTPServer
let port = 0
const received: string[] = []

/** The server's refusal of an address that begins with a code, such as `450@`. */
function refusalOf(address: string): Error | null {
  const [, code] = /^(\d{3})@/.exec(address) ?? []
  return code === undefined ? null : Object.assign(new Error('no'), { responseCode: Number(code) })
}

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: ({ address }, _session, answer) => answer(refusalOf(address)),
    onRcptTo: ({ address }, _session, answer) => answer(refusalOf(address)),
    onData: (stream, session, answer) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
      stream.on('end', () => {
        received.push(text)
        answer(refusalOf(session.envelope.rcptTo[0]?.address.replace(/^content/, '') ?? ''))
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as { port: number }).port
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const mail = { to: 'owner@shop.test', subject: 'Hello', text: 'A line', replyTo: 'ada@home.test' }
const mailerAt = (at: number, sender = 'shop@shop.test'): ReturnType<typeof createSmtpMailer> =>
  createSmtpMailer({ url: `smtp://127.0.0.1:${at}`, from: `Shop <${sender}>`, timeoutMs: 20_000 })

describe('mail over SMTP', () => {
  it('arrives with sender, subject and the reply address', async () => {
    expect(await mailerAt(port).send(mail)).toEqual({ ok: true, value: undefined })
    expect(received[0]).toMatch(/^From: Shop <shop@shop\.test>\r$/m)
    expect(received[0]).toMatch(/^Reply-To: ada@home\.test\r$/m)
    expect(received[0]).toMatch(/^Subject: Hello\r$/m)
    expect(received[0]).toContain('A line')
  })

  it.each([
    ['ada@bücher.test', 'Reply-To: ada@xn--bcher-kva.test'],
    ['李@例え.test', null],
    ['ü@home.test', null],
  ])('has no letters in its headers that servers refuse, for a visitor at %s', async (replyTo, header) => {
    expect((await mailerAt(port).send({ ...mail, replyTo })).ok).toBe(true)
    const [headers = ''] = (received.at(-1) ?? '').split('\r\n\r\n')
    expect(headers).toMatch(/^[\t\r\n -~]+$/)
    expect(headers.split('\r\n').find((line) => line.startsWith('Reply-To')) ?? null).toBe(header)
  })

  it('reports the refusal of one of several receivers, and reaches the others', async () => {
    const refused: string[] = []
    const mailer = createSmtpMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'shop@shop.test',
      timeoutMs: 20_000,
      onPartlyRefused: (reason) => refused.push(reason),
    })
    expect((await mailer.send({ ...mail, to: 'owner@shop.test, 550@shop.test' })).ok).toBe(true)
    expect(refused).toEqual([expect.stringMatching(/^550 /)])
  })

  it('has a one-click unsubscribe header, and its attachments', async () => {
    const unsubscribeUrl = 'https://shop.test/.vitrine/unsubscribe?key=a&mark=b'
    const attachments = [{ name: 'terms.pdf', contentType: 'application/pdf', base64: 'JVBERi0=' }]
    expect((await mailerAt(port).send({ ...mail, unsubscribeUrl, attachments })).ok).toBe(true)
    const text = received.at(-1) ?? ''
    expect(text.replace(/\r\n /g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(text).toMatch(/^Content-Disposition: attachment; filename=terms\.pdf\r$/m)
    expect(received[0]).not.toContain('List-Unsubscribe')
  })

  it.each<readonly [string, string, string]>([
    ['550@shop.test', 'shop@shop.test', 'refused'],
    ['450@shop.test', 'shop@shop.test', 'deferred'],
    ['content554@shop.test', 'shop@shop.test', 'refused'],
    ['content451@shop.test', 'shop@shop.test', 'deferred'],
    ['421@shop.test', 'shop@shop.test', 'not-sent'],
    ['owner@shop.test', '452@shop.test', 'not-sent'],
    ['owner@shop.test', '553@shop.test', 'refused'],
  ])('to %s from %s has a failure of its own (%#)', async (to, sender, tag) => {
    expect(await mailerAt(port, sender).send({ ...mail, to })).toMatchObject({
      ok: false,
      failure: { tag },
    })
  })

  it('is not sent, without an exception, where no server answers', async () => {
    expect(await mailerAt(1).send(mail)).toMatchObject({ ok: false, failure: { tag: 'not-sent' } })
  })
})
