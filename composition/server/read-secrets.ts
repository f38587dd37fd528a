import { createReadSecrets } from '../../adapters/server/settings/environment/secrets-file.js'
import { PROVIDERS } from './payments/provider-list.js'

/** Reads the environment and the file of secrets, which may hold the keys of these payment providers. */
export const readSecrets = createReadSecrets(PROVIDERS.flatMap(({ keys }) => keys.map(({ name }) => name)))
