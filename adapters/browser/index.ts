export { CSRF_COOKIE, readCookie, SESSION_COOKIE } from './cookie.js'
export { createCryptoRandom } from './crypto-random.js'
export { createLocalKeyValueStore } from './local-key-value-store.js'
export { createPageNavigator } from './page-navigator.js'
