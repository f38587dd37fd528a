import type { PageContext } from '../kit/page-module.js'
import type { UserApi } from '../../../core/account-flows/index.js'
import { createLazyApi } from './lazy-api.js'
import type { LoadChunk } from './lazy-api.js'

/** `Vitrine.user` from the first moment on; without its `chunk` no visitor is logged in. */
export const createUserFacade = (context: PageContext, load: LoadChunk, chunk: string): UserApi =>
  createLazyApi(context, load, chunk, 'user', ['get', 'logIn', 'logOut'], null)
