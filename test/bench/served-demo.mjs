/** The built command serving the demonstration shop, and a visitor of it over HTTP. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'

export const PRODUCT =
  '{database{collections{c_product_{items(filter:{slug:{eq:"ida-table-lamp"}}){skus{id inventory{type quantity}}}}}}}'
export const ADD =
  'mutation A($sku:String!,$key:String!){ecommerceAddToCart(sku:$sku,count:1,idempotencyKey:$key){ok itemId itemCount}}'
export const REMOVE = 'mutation U($sku:String!){ecommerceUpdateCartItem(sku:$sku,count:0){ok}}'

/**
 * Starts the command of a built checkout with a folder of pages; answers its address, the process and how long the
 * address took to come.
 */
export function start(data, { build = '.', site = 'demo', more = [] } = {}) {
  const startedAt = performance.now()
  const environment = { ...process.env }
  delete environment.DATABASE_URL
  const child = spawn(
    process.execPath,
    [
      ...[join(build, 'dist/node/vitrine.js'), 'serve', site, '--port', '0', '--data', data],
      ...['--cart-limit', '0', ...more],
    ],
    {
      env: environment,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  return new Promise((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (chunk) => {
      const url = / is open at (http:\S+)/.exec(String(chunk))?.[1]
      if (url) ready({ url, child, startMs: performance.now() - startedAt })
    })
  })
}

export const stop = (child) =>
  new Promise((ended) => {
    child.removeAllListeners('exit')
    child.once('exit', ended)
    child.kill('SIGTERM')
  })

/** Resident memory in MB; null where the system does not report it. */
export function memoryOf(pid) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.round(Number(kilobytes) / 1000)
  } catch {
    return null
  }
}

/** A visitor with one kept-alive connection; `always` are headers of each request. */
export function createVisitor(url, always = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const cookies = new Map()
  const send = (method, path, body, headers) =>
    new Promise((answered, failed) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const sending = http.request(
        `${url}${path}`,
        { method, agent, headers: { cookie, ...always, ...headers } },
        (response) => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [name, value] = line.split(';')[0].split('=')
            cookies.set(name, value)
          }
          let text = ''
          response.on('data', (chunk) => (text += chunk))
          response.on('end', () => answered({ status: response.statusCode, headers: response.headers, text }))
        },
      )
      sending.on('error', failed)
      sending.end(body)
    })
  const post = async (path, body, headers = {}) => JSON.parse((await send('POST', path, body, headers)).text)
  const batch = async (operations) => {
    const headers = { 'content-type': 'application/json', 'x-wf-csrf': cookies.get('wf-csrf') }
    const answers = await post('/.wf_graphql/apollo', JSON.stringify(operations), headers)
    const failed = answers.find((answer) => answer.errors)
    if (failed) throw new Error(JSON.stringify(failed.errors))
    return answers.map((answer) => answer.data)
  }
  return {
    send,
    open: () => post('/.wf_graphql/csrf', '', { 'x-requested-with': 'XMLHttpRequest' }),
    ask: async (query, variables = {}) => (await batch([{ query, variables }]))[0],
    batch,
    /** Asks for a page; answers its status. */
    get: async (path) => (await send('GET', path)).status,
    close: () => agent.destroy(),
  }
}
