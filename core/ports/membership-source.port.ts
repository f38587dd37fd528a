import type { Membership, ProductId } from '../catalog/index.js'
import type { Visitor } from './visitor.port.js'

/** Says what visitors hold. Rejects only when its data cannot be reached. */
export interface MembershipSource {
  /** The visitor's memberships through these products, asked for all of them at once. */
  readonly read: (visitor: Visitor, products: readonly ProductId[]) => Promise<readonly Membership[]>
}
