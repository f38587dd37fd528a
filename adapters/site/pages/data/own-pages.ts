import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnPages } from '../index.js'

/** A page that was added to the folder is seen after this time. */
const FRESH_MS = 1_000

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder).map((name) => name.replace(/\.html$/, '')))
  } catch {
    return new Set()
  }
}

/** Looks up which products of a site were saved with pages of their own (`product/<slug>.html`). */
export function createOwnPages(
  folder: string,
  nowMs: () => number,
): () => OwnPages & { readonly version: string } {
  let lookedAt = Number.NEGATIVE_INFINITY
  let names: ReadonlySet<string> = new Set()
  let makesPages = false
  return () => {
    if (nowMs() - lookedAt >= FRESH_MS) {
      lookedAt = nowMs()
      names = namesIn(join(folder, 'product'))
      makesPages = existsSync(join(folder, 'detail_product.html'))
    }
    return { has: (slug) => names.has(slug), makesPages, version: `${names.size} ${makesPages}` }
  }
}
