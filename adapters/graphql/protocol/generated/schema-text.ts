/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import { PART_1 } from './schema-text-1.js'
/** The schema as text, for the server. */
export const SCHEMA_TEXT = PART_1
