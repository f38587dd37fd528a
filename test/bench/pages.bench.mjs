/**
 * Cost of drawing the shop into pages: a product page of the running demonstration shop against the same bytes as a
 * file, by processor time of the server; and `vitrine build` of catalogues of 1,000 and 10,000 products.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureProcess } from './measured-process.mjs'
import { start, stop } from './served-demo.mjs'

export const title = 'Pages: drawn by the server against files, and a large catalogue built'

const REQUESTS = 2000
const ROUNDS = 5

/** Asks for a page again and again over one connection; answers the bytes of one answer. */
async function ask(url, count) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let text = ''
  for (let request = 0; request < count; request += 1)
    text = await new Promise((answered, failed) => {
      http
        .get(url, { agent }, (response) => {
          const pieces = []
          response.on('data', (piece) => pieces.push(piece))
          response.on('end', () => answered(Buffer.concat(pieces).toString('utf8')))
        })
        .on('error', failed)
    })
  agent.destroy()
  return text
}

/** Processor time of a process so far, in ticks of 10 ms. */
function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}

async function compareServed(folder, progress) {
  const site = join(folder, 'site')
  cpSync('demo', site, { recursive: true })
  const { url, child } = await start(join(folder, 'data'), { site })
  try {
    const drawn = `${url}/product/ida-table-lamp`
    writeFileSync(join(site, 'frozen.html'), await ask(drawn, 1))
    const frozen = `${url}/frozen`
    const spent = { [drawn]: 0, [frozen]: 0 }
    await ask(drawn, REQUESTS)
    await ask(frozen, REQUESTS)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const address of round % 2 === 0 ? [drawn, frozen] : [frozen, drawn]) {
        progress(`round ${round + 1} of ${ROUNDS}: ${new URL(address).pathname}`)
        const before = ticksOf(child.pid)
        await ask(address, REQUESTS)
        spent[address] += ticksOf(child.pid) - before
      }
    const msOf = (address) => ((spent[address] * 10) / (REQUESTS * ROUNDS)).toFixed(3)
    const ratio = (spent[drawn] / spent[frozen]).toFixed(2)
    return `a warm product page: ${msOf(drawn)} ms of processor, the same as a file ${msOf(frozen)} ms: ${ratio} times`
  } finally {
    await stop(child)
  }
}

const HEADER =
  'Product Handle,Product Name,Product Description,Product Categories,Variant Price,Main Variant Image'

function build(folder, products) {
  const site = join(folder, `shop-${products}`)
  mkdirSync(site)
  for (const name of ['index.html', 'detail_product.html', '404.html', 'css', 'js', 'vitrine.json'])
    cpSync(join('demo', name), join(site, name), { recursive: true })
  const lines = Array.from(
    { length: products },
    (_, index) =>
      `lamp-${index},Lamp ${index},"A lamp of brass, number ${index}.",Category ${index % 40},` +
      `${(index % 300) + 9}.90,images/lamp-${index % 50}.jpg`,
  )
  writeFileSync(join(site, 'catalogue.csv'), [HEADER, ...lines, ''].join('\n'))
  const words = ['dist/node/vitrine.js', 'build', site, '--out', join(folder, `built-${products}`)]
  const { clockS, processorS, megabytes } = measureProcess(words)
  const seconds = `${clockS.toFixed(1)} s (${processorS.toFixed(1)} s of processor)`
  return `${products} products built: ${seconds}, ${megabytes} MB at most`
}

export async function run({ progress }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-pages-'))
  try {
    const lines = [await compareServed(folder, progress)]
    for (const products of [1000, 10_000]) {
      progress(`building ${products} products`)
      lines.push(build(folder, products))
    }
    return lines
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
