import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { staticSiteOf } from '../site/static-site-of.js'

/** Serves a folder, as a user without rights if possible, so that it cannot read files closed by their owner. */
const [folder = ''] = process.argv.slice(2)
const UNPRIVILEGED_USER = 65_534

if (process.getuid?.() === 0) {
  process.setgid?.(UNPRIVILEGED_USER)
  process.setuid?.(UNPRIVILEGED_USER)
}
const site = staticSiteOf({ folder })
const server = createServer((request, response) => void site(request, response))
server.listen(0, () => process.stdout.write(`PORT ${(server.address() as AddressInfo).port}\n`))
