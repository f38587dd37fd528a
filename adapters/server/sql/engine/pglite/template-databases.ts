/**
 * Statements that remove the template databases. A shop has one database: without the templates a new one has half as
 * many files and 40 % fewer bytes to compress, write and sync.
 */
export const DROP_TEMPLATE_DATABASES = [
  `update pg_database set datistemplate = false, datallowconn = true where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
] as const
