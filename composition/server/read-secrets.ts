import { createReadSecrets } from '../../adapters/server/settings/secrets-file.js'
import { PROVIDERS } from './provider-list.js'

/** Reads the environment with the file of secrets, which may hold the keys of the payment providers in the list. */
export const readSecrets = createReadSecrets(PROVIDERS.flatMap(({ keys }) => keys.map(({ name }) => name)))
