import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { createSmtpMailer } from '../../../../adapters/server/mail/index.js'

let server: SMTPServer
let port = 0
const received: string[] = []

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith('unknown@') ? new Error('no such mailbox') : null),
    onData: (stream, _session, answer) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
      stream.on('end', () => {
        received.push(text)
        answer()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.server.address() as { port: number }).port
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const mail = { to: 'owner@shop.test', subject: 'Hello', text: 'A line', replyTo: 'ada@home.test' }
const mailerAt = (at: number): ReturnType<typeof createSmtpMailer> =>
  createSmtpMailer({ url: `smtp://127.0.0.1:${at}`, from: 'Shop <shop@shop.test>', timeoutMs: 20_000 })

describe('mail over SMTP', () => {
  it('arrives with sender, subject and the reply address', async () => {
    expect(await mailerAt(port).send(mail)).toEqual({ ok: true, value: undefined })
    expect(received[0]).toMatch(/^From: Shop <shop@shop\.test>\r$/m)
    expect(received[0]).toMatch(/^Reply-To: ada@home\.test\r$/m)
    expect(received[0]).toMatch(/^Subject: Hello\r$/m)
    expect(received[0]).toContain('A line')
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

  it('that is refused is a failure, not an exception', async () => {
    expect((await mailerAt(port).send({ ...mail, to: 'unknown@shop.test' })).ok).toBe(false)
    expect((await mailerAt(1).send(mail)).ok).toBe(false)
  })
})
