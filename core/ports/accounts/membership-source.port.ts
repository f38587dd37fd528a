import type { Membership, ProductId } from '../../catalog/index.js'
import type { Visitor } from '../visitor.port.js'

/** Reads the memberships of visitors. Rejects only if its data are unreachable. */
export interface MembershipSource {
  /** The visitor's memberships from these products, read at once. */
  readonly read: (visitor: Visitor, products: readonly ProductId[]) => Promise<readonly Membership[]>
}
