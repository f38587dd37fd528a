/** Runs work in one transaction, on what the unit loads and saves; it may run several times. */
export type UnitOfWork<Unit> = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>
