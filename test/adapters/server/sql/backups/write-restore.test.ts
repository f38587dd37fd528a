import { describe, expect, it } from '@jest/globals'
import { filesFailure } from '../../../../../adapters/server/sql/backups/write-restore.js'

describe('files that cannot be written after the rows of a restore', () => {
  it('leave nothing in a new folder', () => {
    expect(
      filesFailure('the disk is full', { tag: 'folder', folder: '/a', description: '/a' }).lines,
    ).toEqual([
      'The files of members and forms were not restored: the disk is full.',
      'Nothing was restored.',
    ])
  })

  it('leave rows in PostgreSQL: the message names the database and how to begin again', () => {
    const server = {
      tag: 'server',
      url: 'postgres://me:secret@host/shop',
      description: 'PostgreSQL host/shop',
    }
    const [, next = ''] = filesFailure('the disk is full', server as Parameters<typeof filesFailure>[1]).lines
    expect(next).toContain('rows are in PostgreSQL host/shop already')
    expect(next).toContain('empty database')
    expect(next).not.toContain('secret')
  })
})
