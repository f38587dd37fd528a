import type { AccountEntrance, AccountGateway, AccountProfile } from './accounts/account-gateway.port.js'
import type { AccountSelfService } from './accounts/account-self-service.port.js'
import type { CommerceGateway } from './shop/commerce-gateway.port.js'
import type { VisitorRenewal } from './accounts/visitor-renewal.port.js'
import type { Visitor } from './visitor.port.js'

/**
 * The whole back end in one interface: the bundled store, a site's GraphQL protocol over HTTP, or a foreign
 * engine.
 */
export interface Backend {
  readonly open: (visitor: Visitor) => {
    readonly commerce: CommerceGateway
    /**
     * True: changes that are sent without waiting are carried out in that order, together if that is cheaper.
     * Absent: callers that need this order must await each change.
     */
    readonly keepsOrder?: true
    readonly accounts: AccountGateway
    /** Absent if the back end has no accounts. */
    readonly entrance?: AccountEntrance
    /** Absent if `entrance` is. */
    readonly profile?: AccountProfile
    /** Absent if members can change their account only by its form. */
    readonly selfService?: AccountSelfService
    /**
     * The time at which the visitor's order was begun (wall-clock ms); null: they have none. Absent: unknown.
     */
    readonly orderBegunOn?: () => Promise<number | null>
    /** Absent if the caller of `open` manages the visitor's secret itself. */
    readonly renewal?: VisitorRenewal
  }
}
