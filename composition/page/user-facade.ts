import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import type { UserApi, UserOutcome } from '../../core/account-flows/index.js'
import { createLazyApi, NOT_LOADED } from './lazy-api.js'

const FAILED: UserOutcome = { ...NOT_LOADED, user: null }

/** `Vitrine.user` from the first moment on; without its chunk nobody is logged in. */
export const createUserFacade = (context: PageContext, load: (file: string) => Promise<unknown>): UserApi =>
  createLazyApi<UserApi>(context, load, ['accounts', 'userApi'], {
    get: null,
    refresh: null,
    logIn: FAILED,
    logOut: FAILED,
  })
