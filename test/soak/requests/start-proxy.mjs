import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const START_MS = 20_000
const PAUSE_MS = 50

/** Each proxy keeps connections to the server and sends the requests of all visitors on them. */
const PROXIES = {
  nginx: {
    config: (folder, port, server) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 256; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream shop { server 127.0.0.1:${server}; keepalive 1; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://shop; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}`,
    words: (folder) => ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'config')],
  },
  haproxy: {
    config: (_, port, server) => `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  http-reuse always
  option forwardfor
frontend visitors
  bind 127.0.0.1:${port}
  default_backend shop
backend shop
  server shop 127.0.0.1:${server} maxconn 1
`,
    words: (folder) => ['-db', '-f', join(folder, 'config')],
  },
  caddy: {
    config: (_, port, server) => `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  reverse_proxy 127.0.0.1:${server} {
    transport http {
      keepalive_idle_conns_per_host 1
    }
  }
}
`,
    words: (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'config')],
  },
}
export const PROXY_NAMES = Object.keys(PROXIES)

/** The program of a proxy, by PATH and where Debian keeps it; null: it is not here. */
export const findProxy = (name) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** Starts a proxy before the server at `server`. */
export async function startProxy(name, server) {
  const { config, words } = PROXIES[name]
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`))
  mkdirSync(join(folder, 'logs'))
  const port = await freePort()
  writeFileSync(join(folder, 'config'), config(folder, port, server))
  let complaints = ''
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(findProxy(name), words(folder), {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (piece) => (complaints = `${complaints}${piece}`.slice(-2000)))
  const ended = new Promise((resolve) => child.once('close', resolve))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const until = Date.now() + START_MS; !(await isOpen(port));) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop()
      throw new Error(`${name} does not start: ${complaints}`)
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { port, stop }
}
