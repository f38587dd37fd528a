/**
 * `npm run build`: builds the page files, the desk and the Node files. Page and Node would run in parallel, but
 * together they need twice the memory; the desk follows the page.
 */
import { spawn } from 'node:child_process'
import { freemem } from 'node:os'

const ROOM_BYTES = 2 * 1024 ** 3

const build = (script) =>
  new Promise((resolve) => {
    const options = { stdio: 'inherit', shell: process.platform === 'win32' }
    spawn('npm', ['run', '--silent', script], options).once('close', resolve)
  })

const page = build('build:page').then(async (code) => code || build('build:desk'))
if (freemem() < ROOM_BYTES) await page
const node = build('build:node')
process.exitCode = (await page) === 0 && (await node) === 0 ? 0 : 1
