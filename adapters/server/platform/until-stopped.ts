/** Resolves when the process gets a signal to stop; a second signal ends it at once. */
export const untilStopped = (): Promise<void> =>
  new Promise((stopped) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        stopped()
        process.once(signal, () => process.exit(130))
      })
    }
  })

/**
 * Keeps the site open until `stopped`. An error during its announcement closes it; otherwise the process
 * would run on without waiting for the signal that ends it.
 */
export async function serveUntil(
  stopped: Promise<void>,
  { close }: { readonly close: () => Promise<void> },
  announceSite: () => Promise<void>,
): Promise<void> {
  try {
    await announceSite()
    await stopped
  } finally {
    await close()
  }
}
