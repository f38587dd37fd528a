import type { Migration } from '../../engine/migrations/migration.js'

/** Finds rows by the mailbox of their address, and addresses whose spellings no database compares. */
export const MAILBOXES: Migration = {
  id: '0072-mailboxes',
  statements: [
    `CREATE INDEX IF NOT EXISTS order_by_mailbox ON shop_order (site_id, (LOWER(email COLLATE "C")))
      WHERE email IS NOT NULL`,
    ...[
      ['shop_order', 'email'],
      ['subscription', 'email'],
      ['member', 'email'],
      ['mail', 'recipient'],
      ['owner_audit', 'acted_by'],
    ].map(
      ([table, column]) =>
        `CREATE INDEX IF NOT EXISTS ${table}_respelled ON ${table} (site_id, (${column} COLLATE "C"))
          WHERE OCTET_LENGTH(${column}) <> CHAR_LENGTH(${column}) OR ${column} ILIKE '%@%xn--%'`,
    ),
  ],
}
