import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSecretBox, SECRET_KEY_BYTES } from '../../crypto/secret-box.js'
import type { SecretBox } from '../../crypto/secret-box.js'
import { parseAccountKey } from './account-secrets.js'
import type { AccountSecrets } from './account-secrets.js'
import type { DataLocation } from '../../site-folder/data-location.js'

/** The key file of members' authenticator apps: in the data folder, beside the database. */
export const KEY_FILE = 'vitrine.accounts.key'

/** The key of a data folder, made at the first start; an existing file must contain a valid key. */
function keyOfFolder(folder: string): Buffer {
  const file = join(folder, KEY_FILE)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${randomBytes(SECRET_KEY_BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
  }
  const key = parseAccountKey(readFileSync(file, 'utf8').trim())
  if (key === null)
    throw new Error(`${file} is no longer a key: restore it, or members cannot use their authenticator apps.`)
  return key
}

/**
 * Opens the box that encrypts the secrets of authenticator apps, with the owner's keys, or else with a key in the
 * data folder, made on first use. Null: data are on a server, and the owner has set no key.
 */
export function openSecretBox({ keys }: AccountSecrets, location: DataLocation): SecretBox | null {
  if (location.tag === 'server') {
    const [current, ...before] = keys
    return current === undefined ? null : createSecretBox([current, ...before])
  }
  let opened: SecretBox | null = null
  const box = (): SecretBox => {
    if (opened !== null) return opened
    const own = keyOfFolder(location.folder)
    const [current = own, ...before] = keys
    opened = createSecretBox([current, ...before, own])
    return opened
  }
  return {
    seal: (text, about) => box().seal(text, about),
    open: (sealed, about) => box().open(sealed, about),
    isCurrent: (sealed) => box().isCurrent(sealed),
  }
}
