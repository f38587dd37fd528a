/** The part of the owner's protocol that only a server needs: the schema and the names of its mutations. */
export { SCHEMA_TEXT as OWNER_SCHEMA_TEXT } from './generated/schema-text.js'
export type { Mutation as OwnerMutation } from './generated/schema-types.js'
