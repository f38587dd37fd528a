import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createSmtpMailer } from '../../../../adapters/server/mail/index.js'
import { createMailSender } from '../../../../core/use-cases/mails/sending/mail-sender.js'
import { createFakeMailOutbox } from '../../../fakes/mail-outbox.fake.js'

/** The end of one mail at the server; `taken`: the server has stored the mail before it. */
type End =
  | 'taken'
  | 'taken late'
  | 'taken, then gone'
  | 'gone'
  | 'later'
  | 'never'
  | 'silent'
  | 'silent, taken'

const HOUR_MS = 3_600_000
/** The time for the connection and the greeting. */
const STEP_MS = 300
let server: Server
let port = 0
let ends: End[] = []
/** The ids of the mails that the server has stored. */
let kept: string[] = []
const sockets = new Set<Socket>()

const idOf = (text: string): string => /^Message-ID: <?([^>\r\n]+)/im.exec(text)?.[1] ?? 'none'

function answerMail(socket: Socket, text: string): void {
  const end = ends.shift() ?? 'taken'
  if (end.includes('taken')) kept.push(idOf(text))
  if (end.includes('gone')) socket.destroy()
  else if (end === 'later') socket.write('451 try again later\r\n')
  else if (end === 'never') socket.write('554 no\r\n')
  else if (end === 'taken') socket.write('250 kept\r\n')
  else if (end === 'taken late') setTimeout(() => socket.write('250 kept\r\n'), 2 * STEP_MS)
}

function talk(socket: Socket): void {
  sockets.add(socket)
  let buffered = ''
  let isInMail = false
  socket.on('error', () => undefined)
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    buffered += chunk.toString('utf8')
    for (;;) {
      const end = isInMail ? '\r\n.\r\n' : '\r\n'
      const at = buffered.indexOf(end)
      if (at < 0) return
      const said = buffered.slice(0, at)
      buffered = buffered.slice(at + end.length)
      if (isInMail) answerMail(socket, said)
      else if (/^QUIT/i.test(said)) socket.end('221 bye\r\n')
      else socket.write(/^DATA/i.test(said) ? '354 go on\r\n' : '250 ok\r\n')
      isInMail = !isInMail && /^DATA/i.test(said)
    }
  })
}

beforeEach(async () => {
  kept = []
  server = createServer(talk)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((closed) => server.close(() => closed()))
})

describe('a mail whose server gives no clear answer', () => {
  it.each<readonly [string, readonly End[], readonly string[], number]>([
    ['is dropped after the mail', ['gone'], ['mail-0000'], 0],
    ['is dropped after the mail that it kept', ['taken, then gone'], ['mail-0000', 'mail-0000'], 0],
    ['is slow to confirm it', ['taken late'], ['mail-0000'], 0],
    ['says "later" twice', ['later', 'later'], ['mail-0000'], 0],
    ['says nothing', ['silent'], ['mail-0000'], 0],
    ['says nothing about the mail that it kept', ['silent, taken'], ['mail-0000', 'mail-0000'], 0],
    ['always says "later"', Array.from<End>({ length: 400 }).fill('later'), [], 1],
    ['refuses it five times', Array.from<End>({ length: 5 }).fill('never'), ['notice-mail-0000'], 1],
  ])(
    'arrives under one id, or is listed as given up, if the server %s',
    async (_, planned, arrived, lost) => {
      ends = [...planned]
      let nowMs = Date.UTC(2026, 0, 1)
      const clock = { wallTime: () => nowMs }
      const outbox = createFakeMailOutbox(clock)
      await outbox.queue({ kind: 'submission', to: 'anna@shop.test', content: '{}' })
      const givenUp: string[] = []
      const sender = createMailSender({
        outbox,
        clock,
        mailer: createSmtpMailer({
          url: `smtp://127.0.0.1:${port}`,
          from: 'shop@shop.test',
          timeoutMs: STEP_MS,
          totalMs: 10 * STEP_MS,
        }),
        render: async () => ({ mail: { to: 'anna@shop.test', subject: 'Hello', text: 'A line' } }) as never,
        messageIdOf: ({ id }) => `<${id}>`,
        onFailure: () => undefined,
        onGivenUp: ({ id }) => givenUp.push(id),
      })
      for (let hour = 0; hour < 8 * 24; hour += 1) {
        await sender.sendWaiting()
        nowMs += HOUR_MS
      }
      expect(kept).toEqual(arrived)
      expect([givenUp.filter((id) => id === 'mail-0000').length, (await outbox.givenUp()).length]).toEqual([
        lost,
        lost,
      ])
    },
  )
})
