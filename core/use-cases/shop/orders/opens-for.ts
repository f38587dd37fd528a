/** True if an order opens for a member (null: a guest). A guest's opens for the visitor who shows it. */
export const opensFor = (ownerId: string | null, memberId: string | null): boolean =>
  ownerId === null || ownerId === memberId
