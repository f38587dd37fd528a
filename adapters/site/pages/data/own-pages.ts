import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnPages } from '../index.js'

/** The interval at which added pages are found. */
const FRESH_MS = 1_000

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder).map((name) => name.replace(/\.html$/, '')))
  } catch {
    return new Set()
  }
}

/** The pages and tables of a shop's folder. */
export interface FolderPages extends OwnPages {
  /** True if the site has a catalogue, which defines its products. */
  readonly hasCatalogue: boolean
  /** Identifies this state of the folder. */
  readonly version: string
}

/** Finds products that were saved with pages of their own (`product/<slug>.html`). */
export function createOwnPages(folder: string, nowMs: () => number): () => FolderPages {
  let lookedAt = Number.NEGATIVE_INFINITY
  let names: ReadonlySet<string> = new Set()
  let makesPages = false
  let hasCatalogue = false
  return () => {
    if (nowMs() - lookedAt >= FRESH_MS) {
      lookedAt = nowMs()
      names = namesIn(join(folder, 'product'))
      makesPages = existsSync(join(folder, 'detail_product.html'))
      hasCatalogue = existsSync(join(folder, 'catalogue.csv'))
    }
    return {
      has: (slug) => names.has(slug),
      makesPages,
      hasCatalogue,
      version: `${names.size} ${makesPages}`,
    }
  }
}
