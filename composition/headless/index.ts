export { parseSettings } from '../../adapters/store/index.js'
export { createNodeConnection } from './node-connection.js'
export { createRemoteImports } from './member-imports.js'
export { createRuntime } from './create-runtime.js'
export { visitSite } from './visit-site.js'
export type { DatabaseOptions, OpenFailure, Sql } from '../../adapters/sql/index.js'
export type {
  ImportFailure,
  ImportReport,
  SettingsProblem,
  StoreSettings,
} from '../../adapters/store/index.js'
export type { TestPayments, UnfitProvider } from './check-processors.js'
export type { Runtime, RuntimeFailure, RuntimeOptions } from './create-runtime.js'
