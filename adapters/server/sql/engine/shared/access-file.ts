import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS } from '../../schema/migrations.js'

/** The connection of another process of the same user to the process that has a data folder open. */
export interface Access {
  readonly port: number
  /** Readers of this file can read the database beside it as well. */
  readonly token: string
  /** The last migration that the other process knows; statements are exchanged only if both know the same. */
  readonly schema: string
  /** The public address of the running site; empty if unknown. */
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

/** Reads the file; null if no readable one exists. */
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

/**
 * The public address of the running site that has a data folder open; null: no site has it open, or its
 * address is unknown.
 */
export const siteAddressOf = (folder: string): string | null => readAccess(folder)?.siteAddress || null

/** Removes the file with which other processes reach a running site; does nothing if it is missing. */
export const removeAccess = (folder: string): void => rmSync(pathIn(folder), { force: true })
