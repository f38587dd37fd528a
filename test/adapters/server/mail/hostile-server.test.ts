import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createSmtpMailer } from '../../../../adapters/server/mail/index.js'

let server: Server
let said: string[] = []
const sockets = new Set<Socket>()

/** A mail server without encryption, which answers each line as `answer` does. */
async function listen(answer: (line: string, socket: Socket) => void): Promise<number> {
  said = []
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      for (const line of `${chunk}`.split('\r\n').filter((text) => text !== '')) {
        said.push(line)
        answer(line, socket)
      }
    })
  })
  await new Promise<void>((open) => server.listen(0, '0.0.0.0', open))
  return (server.address() as AddressInfo).port
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise<void>((closed) => server.close(() => closed()))
})

const mail = { to: 'owner@shop.test', subject: 'Hello', text: 'A line' }
const send = (url: string, totalMs = 20_000) =>
  createSmtpMailer({ url, from: 'shop@shop.test', timeoutMs: 2000, totalMs }).send(mail)

const accept = (line: string, socket: Socket): void => {
  if (line.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN\r\n')
  else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n')
  else if (line === 'DATA') socket.write('354 go on\r\n')
  else if (line === '.' || !said.includes('DATA')) socket.write('250 ok\r\n')
}

describe('a mail server that may be a stranger between', () => {
  it.each([
    ['0.0.0.0', '', false],
    ['0.0.0.0', '?ignoreTLS=true', true],
    ['127.0.0.1', '', true],
    ['localhost', '', true],
  ])('gets a password unencrypted at %s%s: %s', async (host, query, isSent) => {
    const port = await listen(accept)
    const { ok } = await send(`smtp://shop:secret@${host}:${port}${query}`)
    expect([ok, said.some((line) => line.startsWith('AUTH'))]).toEqual([isSent, isSent])
  })

  it('gets mail without encryption if there is no password', async () => {
    expect((await send(`smtp://0.0.0.0:${await listen(accept)}`)).ok).toBe(true)
  })

  it('cannot hold up a mail for ever with an answer that does not end', async () => {
    const port = await listen((_line, socket) => {
      const drip = setInterval(() => socket.write('250-more\r\n'), 100)
      socket.on('close', () => clearInterval(drip))
    })
    expect(await send(`smtp://127.0.0.1:${port}`, 1500)).toMatchObject({ ok: false })
  })
})
