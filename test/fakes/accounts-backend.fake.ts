import type { AccountEntrance, SiteUser } from '../../core/ports/account-gateway.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import { sessionId, visitorId } from '../../core/ports/visitor.port.js'
import type { VisitorId } from '../../core/ports/visitor.port.js'
import { err, ok } from '../../core/shared/index.js'
import { withCapabilities } from './with-capabilities.js'

/** Somebody who may log in. */
export interface FakeAccount extends SiteUser {
  readonly password: string
}

const HOUR_MS = 3_600_000

const REFUSED: GatewayFailure = {
  tag: 'rejected',
  code: 'UsysInvalidCredentials',
  message: 'Wrong e-mail or password.',
  problems: [],
}

const newSecret = (): string => crypto.randomUUID().replaceAll('-', '')

/**
 * A back end as another one is, with accounts. Who logs in or out gets a new secret that opens the cart of the
 * one before, which from then on opens nothing.
 */
export function withAccounts(inner: Backend, accounts: readonly FakeAccount[]): Backend {
  /** The inner visitor whose cart a secret opens, where that is not the one of the same name. */
  const carts = new Map<VisitorId, VisitorId>()
  const sessions = new Map<string, SiteUser>()

  return withCapabilities(
    {
      open: (visitor) => {
        const cart = carts.get(visitor.id) ?? visitor.id
        const opened = inner.open({ ...visitor, id: cart })
        const renew = (): VisitorId => {
          const next = visitorId(newSecret())
          carts.set(next, cart)
          carts.set(visitor.id, visitorId(newSecret()))
          if (visitor.session !== undefined) sessions.delete(visitor.session)
          return next
        }
        const entrance: AccountEntrance = {
          logIn: async ({ email, password }) => {
            const found = accounts.find((one) => one.email === email && one.password === password)
            if (found === undefined) return err(REFUSED)
            const id = sessionId(newSecret())
            const next = renew()
            sessions.set(id, { id: found.id, email: found.email, groups: found.groups })
            return ok({ visitor: next, session: { id, expiresAtMs: Date.now() + HOUR_MS } })
          },
          logOut: async () => ok({ visitor: renew(), session: null }),
        }
        return {
          ...opened,
          accounts: {
            ...opened.accounts,
            readUser: async () => ok(sessions.get(visitor.session ?? '') ?? null),
          },
          entrance,
        }
      },
    },
    { accounts: true },
  )
}
