export { createSandboxPaymentForm } from './sandbox-payment-form.js'
export type { SandboxFormOptions } from './sandbox-payment-form.js'
