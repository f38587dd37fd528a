export * from './generated/operations.js'
export * from './generated/people-operations.js'
export { DESK_PATH, OWNER_ENDPOINT, OWNER_HEADER, OWNER_HEADER_VALUE } from './paths.js'
