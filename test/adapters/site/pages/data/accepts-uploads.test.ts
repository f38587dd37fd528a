import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSiteFiles } from '../../../../../adapters/site/files/index.js'
import { createPageStore } from '../../../../../adapters/site/pages/index.js'
import { createAcceptsUploads } from '../../../../../adapters/site/pages/data/accepts-uploads.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-takes-'))
beforeAll(() => {
  mkdirSync(join(folder, 'jobs'))
  writeFileSync(join(folder, 'index.html'), '<form><input name="email"></form><input type="file">')
  writeFileSync(join(folder, 'text.css'), '<form><input type="file"></form>')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('upload support of a site', () => {
  it('follows from the forms of its pages, read at most once a minute', async () => {
    const time = { nowMs: 0 }
    let reads = 0
    const store = createPageStore()
    const counted = {
      ...store,
      read: (...args: Parameters<typeof store.read>) => {
        reads += 1
        return store.read(...args)
      },
    }
    const takes = createAcceptsUploads(createSiteFiles({ folder }), counted, () => time.nowMs)
    expect(await Promise.all([takes(), takes(), takes()])).toEqual([false, false, false])
    expect(reads).toBe(1)
    writeFileSync(join(folder, 'jobs/apply.html'), '<form><div><input TYPE="File" name="cv"></div></form>')
    expect(await takes()).toBe(false)
    time.nowMs += 60_000
    expect(await takes()).toBe(true)
    unlinkSync(join(folder, 'jobs/apply.html'))
    time.nowMs += 60_000
    expect(await takes()).toBe(false)
  })
})
