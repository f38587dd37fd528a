import type { OwnerContext } from '../owner-services.js'

/** The query of the command that backs up the site; it names folders of the machine. */
export const backupCommandQuery = (_: unknown, __: unknown, { services }: OwnerContext): string =>
  services.backupCommand

/** The query of a site's state. */
export const healthQuery = async (_: unknown, __: unknown, { services }: OwnerContext) => {
  const { startedMs, work, backup, errors, ...health } = await services.health()
  return {
    ...health,
    startedAt: startedMs,
    work: { ...work, oldestMailAt: work.oldestMailMs },
    backup: backup && { madeAt: backup.madeOn, dueAt: backup.dueOn, file: backup.file },
    errors: errors.map(({ requestId, atMs, message }) => ({ requestId, at: atMs, message })),
  }
}
