import { err } from '../../../../core/shared/index.js'
import type { AccountGateway } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'

const NOT_SCRIPTED: GatewayFailure = {
  tag: 'rejected',
  code: 'NotScripted',
  message: 'not scripted',
  problems: [],
}

/**
 * A back end with the answers of the test for each visitor; everything else is refused with `NotScripted`.
 */
export function scriptedBackend(
  script: (visitor: Visitor) => Partial<CommerceGateway>,
  account: Partial<AccountGateway> = {},
): Backend {
  return {
    open: (visitor) => {
      const answers = script(visitor)
      const commerce = new Proxy(answers, {
        get: (target, name) =>
          target[name as keyof CommerceGateway] ??
          // Optional calls are left out: the settings are then read with the cart.
          (name === 'readShop' ? undefined : async () => err(NOT_SCRIPTED)),
      }) as CommerceGateway
      return {
        commerce,
        accounts: {
          readUser: async () => err(NOT_SCRIPTED),
          readMemberships: async () => err(NOT_SCRIPTED),
          ...account,
        },
      }
    },
  }
}
