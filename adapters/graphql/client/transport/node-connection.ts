import crossFetch from 'cross-fetch'
import { parseSetCookie } from 'cookie'
import type { Connection } from './csrf-token.js'

/** `Set-Cookie` lines of an answer: standard `Headers` list them, those of `node-fetch` under `raw`. */
function setCookiesOf(headers: Headers): readonly string[] {
  if (typeof headers.getSetCookie === 'function') return headers.getSetCookie()
  const raw = (headers as { readonly raw?: () => Readonly<Record<string, readonly string[]>> }).raw
  return raw?.call(headers)['set-cookie'] ?? []
}

/**
 * A visitor's connection to a site from Node: a `fetch` that resolves paths against `baseUrl` and keeps
 * cookies like a browser, for this one visitor.
 */
export function createNodeConnection(
  baseUrl: string,
  fetch: typeof globalThis.fetch = crossFetch,
): Connection {
  const jar = new Map<string, string>()
  return {
    readCookie: (name) => jar.get(name) ?? null,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await fetch(new URL(String(input), baseUrl).href, {
        ...init,
        headers: Object.fromEntries(headers),
      })
      for (const line of setCookiesOf(response.headers)) {
        const { name, value, maxAge } = parseSetCookie(line)
        if (name === undefined || value === undefined) continue
        if (maxAge === 0) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    },
  }
}
