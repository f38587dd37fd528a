export * from './generated/catalogue-operations.js'
export * from './generated/member-operations.js'
export * from './generated/operations.js'
export * from './generated/people-operations.js'
export {
  DESK_PATH,
  OWNER_ENDPOINT,
  OWNER_HEADER,
  OWNER_HEADER_VALUE,
  OWNER_IMPORT_ENDPOINT,
} from './paths.js'
