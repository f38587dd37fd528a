/** The command as `npm run build` makes it. */
export const BUILT_COMMAND = 'dist/node/vitrine.js'

/**
 * Options of Node for the command in a test. A short-lived program compiles the embedded engine once and quickly, as
 * Jest's workers do: the second, optimising compilation costs each a third more processor time.
 */
export const RUN_COMMAND = ['--liftoff-only', BUILT_COMMAND] as const
