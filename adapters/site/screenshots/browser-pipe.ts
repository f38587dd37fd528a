import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { isRecord, toRecord } from '../../../core/shared/index.js'

type Values = Readonly<Record<string, unknown>>

/** A tab of a browser, over Chromium's protocol for tools. */
export interface BrowserTab {
  readonly send: (method: string, values?: Values) => Promise<Values>
  readonly on: (method: string, listener: (values: Values) => void) => void
  readonly close: () => Promise<void>
}

/** A headless browser, started for this process alone. */
export interface Browser {
  /** A tab without shared state. */
  readonly openTab: () => Promise<BrowserTab>
  readonly close: () => Promise<void>
}

const ARGUMENTS = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-gpu',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--mute-audio',
]

interface Waiting {
  readonly resolve: (values: Values) => void
  readonly reject: (reason: Error) => void
}

/** Calls `take` for each message; messages are separated by a zero byte. */
function readMessages(from: Readable, take: (message: Values) => void): void {
  let rest = ''
  from.setEncoding('utf8')
  from.on('data', (piece: string) => {
    const messages = (rest + piece).split('\0')
    rest = messages.pop() ?? ''
    for (const text of messages) {
      const message: unknown = JSON.parse(text)
      if (isRecord(message)) take(message)
    }
  })
}

/** Starts a browser, without its sandbox for the user root, as in a container. */
export function startBrowser(path: string): Browser {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-browser-'))
  const isRoot = process.getuid?.() === 0
  const started = spawn(
    path,
    [...ARGUMENTS, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const input = started.stdio[3] as Writable
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, (values: Values) => void>()
  let lastId = 0
  const fail = (reason: Error): void => {
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }
  const ended = new Promise<void>((resolve) => {
    started.once('exit', () => {
      fail(new Error('the browser ended'))
      resolve()
    })
    started.once('error', (reason) => {
      fail(reason)
      resolve()
    })
  })
  input.on('error', () => undefined)
  readMessages(started.stdio[4] as Readable, (message) => {
    const asked = waiting.get(Number(message['id']))
    if (asked === undefined) {
      listeners.get(`${String(message['sessionId'])} ${String(message['method'])}`)?.(
        toRecord(message['params']),
      )
      return
    }
    waiting.delete(Number(message['id']))
    const failure = toRecord(message['error'])['message']
    if (failure === undefined) asked.resolve(toRecord(message['result']))
    else asked.reject(new Error(String(failure)))
  })

  function send(method: string, values: Values, sessionId?: string): Promise<Values> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      input.write(`${JSON.stringify({ id, method, params: values, ...(sessionId && { sessionId }) })}\0`)
    })
  }

  return {
    openTab: async () => {
      const { browserContextId } = await send('Target.createBrowserContext', {})
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const session = String(sessionId)
      return {
        send: (method, values = {}) => send(method, values, session),
        on: (method, listener) => void listeners.set(`${session} ${method}`, listener),
        close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
      }
    },
    close: async () => {
      started.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
