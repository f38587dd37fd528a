/**
 * The path at which the server of a test shop answers challenges: `POST <endpoint>/authenticate`. Page and
 * server must agree on it.
 */
export const SANDBOX_ENDPOINT = '/.vitrine/sandbox'
