import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readOwnFile } from '../../../../adapters/server/site-folder/read-own-file.js'
import { scratchSite } from '../../../composition/support/site-folder.js'
import type { ScratchSite } from '../../../composition/support/site-folder.js'

const TEXT = 'Product Handle,Product Name,Variant Price\nlamp,Käthe,1.00\n'

let site: ScratchSite
let file: string
beforeEach(() => {
  site = scratchSite()
  file = join(site.root, 'catalogue.csv')
})
afterEach(() => site.remove())

describe('a file of the owner', () => {
  it.each([
    ['as it is', ''],
    ['with a mark before it', '\ufeff'],
  ])('in UTF-8 is read %s', (_name, mark) => {
    writeFileSync(file, mark + TEXT)
    expect(readOwnFile(site.root, 'catalogue.csv')).toEqual({ ok: true, value: mark + TEXT })
  })

  it.each([
    ['of Windows', Buffer.from(TEXT, 'latin1')],
    ['of two bytes a letter', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ])('in an encoding %s is refused, with what helps', (_name, bytes) => {
    writeFileSync(file, bytes)
    const read = readOwnFile(site.root, 'catalogue.csv')
    expect(read.ok ? [] : read.failure.lines).toEqual([
      `${file} cannot be read: it is not in UTF-8; save it so.`,
    ])
  })
})
