import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RUN_COMMAND } from '../../support/processes/built-command.js'

const START_TIMEOUT_MS = 240_000

export interface ServedShopOptions {
  /** @default 'demo' */
  readonly site?: string
  /** More words for `vitrine serve`. */
  readonly words?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * The demonstration shop, or another site, in a process of its own, as `vitrine serve` starts it, with its
 * data in a folder of its own.
 */
export class ServedShop {
  readonly dataFolder: string
  readonly #folder: string
  readonly #options: ServedShopOptions
  #process: ChildProcess | null = null
  #origin = ''

  private constructor(folder: string, options: ServedShopOptions) {
    this.#folder = folder
    this.#options = options
    this.dataFolder = join(folder, 'data')
  }

  static async open(options: ServedShopOptions = {}): Promise<ServedShop> {
    const shop = new ServedShop(await mkdtemp(join(tmpdir(), 'vitrine-shop-')), options)
    await shop.start()
    return shop
  }

  get origin(): string {
    return this.#origin
  }

  /** Starts the process and waits for the line with the shop's address. */
  async start(): Promise<void> {
    const { site = 'demo', words: more = [], environment = {} } = this.#options
    const words = [...RUN_COMMAND, 'serve', site, '--port', '0', '--data', this.dataFolder, ...more]
    const env = { ...process.env, ...environment }
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env })
    this.#process = child
    let said = ''
    let announced = ''
    child.stderr.on('data', (text) => (said += text))
    this.#origin = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the shop did not start: ${said}`)), START_TIMEOUT_MS)
      child.stdout.on('data', (text) => {
        said += text
        announced += text
        const [address] = /http:\/\/\S+(?=\s)/.exec(announced) ?? []
        if (!address) return
        clearTimeout(late)
        resolve(address.replace(/\/$/, ''))
      })
      child.once('exit', (code) => {
        clearTimeout(late)
        reject(new Error(`the shop ended with ${code}: ${said}`))
      })
    })
  }

  /** Ends the process like a power cut, without a signal to it. */
  async kill(): Promise<void> {
    const child = this.#process
    this.#process = null
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  async close(): Promise<void> {
    await this.kill()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
