import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS } from '../../schema/migrations.js'

/** The way for a process of the same user to reach the one that has a data folder open. */
export interface Access {
  readonly port: number
  /** Readers of this file can read the database beside it as well. */
  readonly token: string
  /** The last migration that the other process knows; both must have the same to exchange statements. */
  readonly schema: string
  /** The address at which visitors find the site that runs there; empty: unknown. */
  readonly siteAddress: string
}

const pathIn = (folder: string): string => join(folder, 'vitrine.access.json')

/** The last migration that this program knows. */
export const SCHEMA = MIGRATIONS.at(-1)?.id ?? ''

/** Writes the file whole and readable for its owner only. */
export function writeAccess(folder: string, access: Access): void {
  const unfinished = `${pathIn(folder)}.${process.pid}`
  rmSync(unfinished, { force: true })
  writeFileSync(unfinished, JSON.stringify(access), { mode: 0o600, flag: 'wx' })
  renameSync(unfinished, pathIn(folder))
}

/** Null when there is none that can be read. */
export function readAccess(folder: string): Access | null {
  try {
    const access = JSON.parse(readFileSync(pathIn(folder), 'utf8')) as Record<string, unknown>
    const { port, token, schema, siteAddress } = access
    if (typeof port !== 'number' || typeof token !== 'string' || typeof schema !== 'string') return null
    return { port, token, schema, siteAddress: typeof siteAddress === 'string' ? siteAddress : '' }
  } catch {
    return null
  }
}

/** The visitors' address of the site that has a data folder open; null: none has it, or it does not say. */
export const siteAddressOf = (folder: string): string | null => readAccess(folder)?.siteAddress || null

/** Removes what tells other processes the way to a running site; nothing happens where there is none. */
export const removeAccess = (folder: string): void => rmSync(pathIn(folder), { force: true })
