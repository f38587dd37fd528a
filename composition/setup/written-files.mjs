import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Files are compressed at build time, so that requests need not. */
export const precompress = () => ({
  name: 'precompress',
  writeBundle({ dir, file }, bundle) {
    for (const name of Object.keys(bundle)) {
      const path = file ?? join(dir, name)
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }))
    }
  },
})

/** Removes what an earlier build left in the folder under another hash, compressed or not. */
export const cleanUp = () => ({
  name: 'clean-up',
  writeBundle({ dir }, bundle) {
    for (const name of readdirSync(dir, { recursive: true })) {
      const isCurrent = name in bundle || name.replace(/\.gz$/, '') in bundle
      if (!isCurrent && /\.c?js(\.gz)?$/.test(name)) rmSync(join(dir, name))
    }
  },
})
