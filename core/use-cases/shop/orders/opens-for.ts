/**
 * True if a member (null: a guest) may open an order. A guest's order opens for each visitor with its link.
 */
export const opensFor = (ownerId: string | null, memberId: string | null): boolean =>
  ownerId === null || ownerId === memberId
