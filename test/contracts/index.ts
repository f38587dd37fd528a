/**
 * The suites of the ports, for authors of adapters (`vitrine/testing`, docs/adapters.md). They run
 * under Jest.
 */
export { describeBackend } from './backend/backend.contract.js'
export { CONTRACT_CATALOGUE, CONTRACT_SETTINGS } from './backend/contract-shop.js'
export { describeKeyValueStore } from './key-value-store.contract.js'
export { describeNavigator } from './navigator.contract.js'
export { describePaymentProcessor } from './payment-processor.contract.js'
export type { BackendContractOptions } from './backend/backend.contract.js'
export type {
  BackendFixture,
  ContractOwner,
  ContractShop,
  CreateBackendFixture,
} from './backend/backend-fixture.js'
export type { NavigatorSubject } from './navigator.contract.js'
export type { PaymentProcessorSubject } from './payment-processor.contract.js'
