import type { AccountEntrance, AccountGateway, AccountProfile } from './account-gateway.port.js'
import type { AccountSelfService } from './account-self-service.port.js'
import type { CommerceGateway } from './commerce-gateway.port.js'
import type { VisitorRenewal } from './visitor-renewal.port.js'
import type { Visitor } from './visitor.port.js'

/**
 * The whole back end behind one door: the bundled store, a site's GraphQL protocol over HTTP, or a foreign
 * engine.
 */
export interface Backend {
  readonly open: (visitor: Visitor) => {
    readonly commerce: CommerceGateway
    /**
     * Changes that are asked for without waiting are carried out in that order, at once where that is cheaper.
     * Absent: callers that need this order wait for each change.
     */
    readonly keepsOrder?: true
    readonly accounts: AccountGateway
    /** Absent where the back end knows no accounts. */
    readonly entrance?: AccountEntrance
    /** Absent with it. */
    readonly profile?: AccountProfile
    /** Absent where members can do nothing with their account but what its form does. */
    readonly selfService?: AccountSelfService
    /** The time the visitor's order was begun (wall clock ms); null: they have none. Absent: not known. */
    readonly orderBegunOn?: () => Promise<number | null>
    /** Absent where the caller of `open` manages the visitor's secret itself. */
    readonly renewal?: VisitorRenewal
  }
}
