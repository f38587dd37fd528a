/** The part of the owner's protocol that only a server needs: the schema. */
export { SCHEMA_TEXT as OWNER_SCHEMA_TEXT } from './generated/schema-text.js'
