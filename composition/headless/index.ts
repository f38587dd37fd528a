/// <reference types="node" preserve="true" />
export { parseSettings } from '../../adapters/server/sql/shop/index.js'
export { createNodeConnection } from '../../adapters/graphql/client/transport/node-connection.js'
export { createRemoteImports } from '../../adapters/server/routes/accounts/member-imports.js'
export { createRuntime } from './create-runtime.js'
export { visitSite } from './visit-site.js'
export type { DatabaseOptions, OpenFailure, Sql } from '../../adapters/server/sql/engine/index.js'
export type {
  ImportFailure,
  ImportReport,
  SettingsProblem,
  StoreSettings,
} from '../../adapters/server/sql/shop/index.js'
export type { UnknownDatabase } from '../../adapters/server/sql/engine/check-database.js'
export type {
  TestPayments,
  ProviderWithoutHolds,
} from '../../core/use-cases/shop/payments/check-processors.js'
export type { InvalidProcessor } from '../../core/use-cases/shop/payments/check-processor-shape.js'
export type { Runtime, RuntimeFailure, RuntimeOptions } from './create-runtime.js'
