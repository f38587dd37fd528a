import type { BackendParts, ServedBackend } from '../../adapters/server/routes/served-backend.js'
import { createServedStore } from './served-store.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'

/** Makes a back end; called once, before the first request. */
export type BackendFactory = (parts: BackendParts) => ServedBackend

/** Back ends by the names under which `vitrine.json` chooses one (`"backend": "store"`). */
export type BackendTable = Readonly<Record<string, BackendFactory>>

/** The back ends that come with Vitrine. */
export const BACKENDS: BackendTable = { store: createServedStore }

/** The settings name an unknown back end. */
export interface UnknownBackend {
  readonly tag: 'unknown-backend'
  readonly message: string
}

/** The factory that the settings name. */
export function findBackend(name: string, own: BackendTable = {}): Result<BackendFactory, UnknownBackend> {
  const known = new Map(Object.entries({ ...BACKENDS, ...own }))
  const factory = known.get(name)
  if (factory !== undefined) return ok(factory)
  const names = [...known.keys()].join(', ')
  return err({ tag: 'unknown-backend', message: `There is no back end "${name}"; known are: ${names}.` })
}
