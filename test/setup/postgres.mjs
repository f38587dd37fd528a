import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stop } from '../../composition/setup/prepare.mjs'
import { installDebianPackage } from './debian-package.mjs'

function newestInstalled() {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return undefined
  return readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
}

/**
 * Folder of the PostgreSQL programs that the concurrency tests start a private server with; null where
 * `DATABASE_URL` names a server to use instead.
 */
export function findPostgres() {
  if (process.env.DATABASE_URL) return null
  const named = process.env.POSTGRES_BIN
  if (named && existsSync(join(named, 'initdb'))) return named
  const found = newestInstalled() ?? (installDebianPackage('postgresql') ? newestInstalled() : undefined)
  return (
    found ??
    stop(
      'The concurrency tests need PostgreSQL. Install it (Debian, Ubuntu: sudo apt-get install ' +
        'postgresql), name its programs (POSTGRES_BIN=/path/to/bin) or a server ' +
        '(DATABASE_URL=postgres://...).',
    )
  )
}
