import { describe, expect, it } from '@jest/globals'
import { hostileExport } from '../../../support/site/hostile-export.js'

const MANY = Array.from({ length: 400 }, (_, seed) => hostileExport(seed))
const filesOf = MANY.flatMap(({ files }) => [...files])

describe('the grammar of hostile exports', () => {
  it('makes the same export from the same seed, and others from other seeds', () => {
    expect(hostileExport(7)).toEqual(hostileExport(7))
    const pages = new Set(MANY.map(({ files }) => files.get('index.html')?.toString('latin1')))
    // A few are pages without content, as seeds may have it.
    expect(pages.size).toBeGreaterThan(MANY.length * 0.9)
  })

  it.each<[string, number]>([
    ['a link in the export', MANY.filter(({ links }) => links.size > 0).length],
    ['a link where it writes', MANY.filter(({ target }) => target.some(({ tag }) => tag === 'link')).length],
    [
      'a journal of others',
      MANY.filter(({ target }) => target.some(({ path }) => /adopt/.test(path))).length,
    ],
    ['a name that leaves the folder', filesOf.filter(([name]) => name.includes('%2e%2e')).length],
    [
      'a name of an object’s own parts',
      filesOf.filter(([name]) => /__proto__|constructor/.test(name)).length,
    ],
    ['a table', filesOf.filter(([name]) => name.endsWith('.csv')).length],
    ['bytes that are no text', filesOf.filter(([, bytes]) => bytes.toString().includes('\uFFFD')).length],
    ['a piece that is repeated', filesOf.filter(([, bytes]) => bytes.length > 50_000).length],
    ['a folder that is mended', MANY.filter(({ isMended }) => isMended).length],
  ])('contains %s for some seeds', (_, count) => {
    expect(count).toBeGreaterThan(0)
  })

  it('keeps files short enough to take far less than a second', () => {
    expect(Math.max(...filesOf.map(([, bytes]) => bytes.length))).toBeLessThan(1_000_000)
  })
})
