import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const REPORTER = new URL('./report-resources.mjs', import.meta.url).href

/** Gates of the site. */
const GATES = [{ path: '/words', password: 'open sesame' }, { path: '/club/*' }]

/** It ends its requests within 5 s, and then records its open resources. */
const STOP_MS = 60_000

/** Pages with forms that browsers send by themselves and with files: the demonstration has none. */
const NATIVE_PAGE = `<!doctype html><title>Form</title>
<div class="w-form"><form method="post" name="native" data-name="Native"><input name="email" type="email"></form></div>`
const UPLOAD_PAGE = `<!doctype html><title>Apply</title>
<div class="w-form"><form name="apply" data-name="Apply"><input name="cv" type="file"></form></div>`

/** Starts the built command with a copy of the demonstration shop and data of its own. */
export async function startShop() {
  const scratch = mkdtempSync(join(tmpdir(), 'vitrine-soak-'))
  const site = join(scratch, 'site')
  cpSync(join(ROOT, 'demo'), site, { recursive: true })
  writeFileSync(join(site, 'native.html'), NATIVE_PAGE)
  writeFileSync(join(site, 'apply.html'), UPLOAD_PAGE)
  writeFileSync(join(site, 'words.html'), '<!doctype html><title>Words</title>')
  mkdirSync(join(site, 'club'))
  writeFileSync(join(site, 'club', 'film.mp4'), 'some bytes of a film')
  const settings = JSON.parse(readFileSync(join(site, 'vitrine.json'), 'utf8'))
  writeFileSync(
    join(site, 'vitrine.json'),
    JSON.stringify({ ...settings, gates: [...(settings.gates ?? []), ...GATES] }),
  )
  const environment = { ...process.env, NO_COLOR: '1' }
  delete environment.DATABASE_URL
  delete environment.NODE_OPTIONS
  const child = spawn(
    process.execPath,
    [
      ...['--expose-gc', '--import', REPORTER, join(ROOT, 'dist/node/vitrine.js'), 'serve', site],
      // Behind a proxy each sender can have its own address; without that, the limits would refuse most requests.
      ...['--port', '0', '--host', '127.0.0.1', '--data', join(scratch, 'data'), '--trust-proxy'],
    ],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  let said = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += String(chunk)))
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)))
  const url = await new Promise((ready, failed) => {
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const found = / is open at (http:\S+)\s/.exec(said)?.[1]
      if (found) ready(found)
    })
    void ended.then((how) => failed(new Error(`the server ended with ${how}: ${said}${complaints}`)))
  })
  // Messages of its start, printed until now or soon after, are no errors.
  const quietFrom = () => (complaints = '')

  const resources = () =>
    new Promise((resolve) => {
      child.once('message', resolve)
      child.send('resources')
    })
  const stop = async () => {
    child.kill('SIGTERM')
    let late
    const tooLate = new Promise((resolve) => (late = setTimeout(resolve, STOP_MS, 'hangs')))
    const how = await Promise.race([ended, tooLate])
    clearTimeout(late)
    if (how === 'hangs') child.kill('SIGKILL')
    await ended
    rmSync(scratch, { recursive: true, force: true })
    return how
  }
  return {
    url,
    port: Number(new URL(url).port),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    complaints: () => complaints,
    quietFrom,
    resources,
    stop,
  }
}
