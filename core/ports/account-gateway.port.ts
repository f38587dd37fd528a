import type { Result } from '../shared/index.js'
import type { GatewayFailure } from './gateway-failure.port.js'

/** A visitor who is logged in, as far as the shop needs to know (spec 3 "Site user"). */
export interface SiteUser {
  readonly id: string
  readonly email: string
}

/** One visitor's account. Never rejects, never throws. A back end without accounts answers "nobody". */
export interface AccountGateway {
  /** Who is logged in; null: nobody. */
  readonly readUser: () => Promise<Result<SiteUser | null, GatewayFailure>>
}
