/** Rejection of a write whose address or identity belongs to another member; the unit is rolled back. */
export class AlreadyStored extends Error {}

/** The result of a unit; of `otherwise` if a write was rejected with `AlreadyStored`. */
export const unlessStored = <T>(unit: Promise<T>, otherwise: () => T | Promise<T>): Promise<T> =>
  unit.catch((thrown: unknown) => {
    if (thrown instanceof AlreadyStored) return otherwise()
    throw thrown
  })
