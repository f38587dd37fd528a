import { describe, expect, it } from '@jest/globals'
import { createCompressedTexts } from '../../../../adapters/server/static-files/compressed-texts.js'

describe('a text with two readers at the same moment', () => {
  it.each(['identity', 'gzip', 'br'] as const)(
    'is sent to one reader even if the other found another version of it (%s)',
    async (encoding) => {
      const { read } = createCompressedTexts()
      const other = read('page 1', encoding, () => Promise.resolve(null))
      const found = read('page 1', encoding, () => Promise.resolve(Buffer.from('text '.repeat(400))))
      expect(await other).toBeNull()
      expect(await found).toBeInstanceOf(Uint8Array)
    },
  )
})
