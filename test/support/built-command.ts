/** The command as `npm run build` makes it. */
export const BUILT_COMMAND = 'dist/node/vitrine.js'

/**
 * What Node is told to run it in a test. Programs that live for seconds compile the embedded engine once and quickly,
 * as Jest's workers do: compiled a second time for speed, it costs each of them a third more of the processor.
 */
export const RUN_COMMAND = ['--liftoff-only', BUILT_COMMAND] as const
