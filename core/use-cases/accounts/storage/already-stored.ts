/** Rejection of a write whose address or identity belongs to another member; the unit is rolled back. */
export class AlreadyStored extends Error {}
