export { createSandboxCardPayments } from './sandbox-card-payments.js'
export type { SandboxCardOptions } from './sandbox-card-payments.js'
