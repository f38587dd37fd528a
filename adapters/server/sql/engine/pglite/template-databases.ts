/**
 * Statements that remove the databases from which others would be copied. A shop has one database: without them a new
 * one is half as many files and two fifths of the bytes fewer, which are packed, written and pushed to the disk.
 */
export const DROP_TEMPLATE_DATABASES = [
  `update pg_database set datistemplate = false, datallowconn = true where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
] as const
