import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readOwnFile } from '../../../../adapters/server/site-folder/read-own-file.js'
import { createSettingsFile } from '../../../../adapters/server/settings/settings-file.js'
import { readOwnMails } from '../../../../adapters/server/site-folder/own-mail-files.js'
import { readSiteFolder } from '../../../../adapters/server/site-folder/read-site-folder.js'
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
  ])('in an encoding %s is refused with a fix', (_name, bytes) => {
    writeFileSync(file, bytes)
    const read = readOwnFile(site.root, 'catalogue.csv')
    expect(read.ok ? [] : read.failure.lines).toEqual([
      `${file} cannot be read: it is not in UTF-8; save it as UTF-8.`,
    ])
  })

  const write = (path: string, bytes: number): void => {
    writeFileSync(join(site.root, path), '')
    truncateSync(join(site.root, path), bytes)
  }
  const refusal = (read: {
    readonly ok: boolean
    readonly failure?: { readonly lines: readonly string[] }
  }) => read.failure?.lines.join(' ')

  it.each([
    ['a catalogue', 'catalogue.csv', 100_000_001, 'it has more than 100 MB.'],
    ['settings', 'vitrine.json', 5_000_001, 'it has more than 5 MB.'],
  ])('is refused unread beyond its size: %s', async (_what, path, bytes, told) => {
    write(path, bytes)
    expect(refusal(readSiteFolder(site.root))).toContain(told)
  })

  it('with settings that are too large is refused at the desk', async () => {
    write('vitrine.json', 50_000_000)
    expect(await createSettingsFile(site.root).read()).toEqual({
      ok: false,
      failure: 'vitrine.json has more than 5 MB.',
    })
  })

  it('with a mail is refused beyond its size, and many mails beyond theirs', () => {
    mkdirSync(join(site.root, 'vitrine-mails'))
    write('vitrine-mails/terms.txt', 1_000_001)
    expect(refusal(readOwnMails(site.root, 'en'))).toContain('it has more than 1 MB.')
    for (let at = 0; at < 101; at += 1) write(`vitrine-mails/terms${at}.txt`, 1_000_000)
    write('vitrine-mails/terms.txt', 1)
    expect(refusal(readOwnMails(site.root, 'en'))).toContain('its files have more than 100 MB.')
  })
})
