import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { endOfName } from '../../../../adapters/site/safe-files/end-of-name.js'
import { fileNameOf, writeInto } from '../../../../adapters/site/safe-files/write-into.js'

const root = mkdtempSync(join(tmpdir(), 'vitrine-names-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const named = (name: string): string => fileNameOf({ id: '0123456789abcdef', name, sizeBytes: 1 })

describe('the name of a file that a stranger chose', () => {
  it.each([
    ['three bytes a letter', `${'文'.repeat(196)}.pdf`],
    ['four bytes a letter', `${'🪑'.repeat(98)}.pdf`],
    ['two marks a letter', `${'e\u0301\u0323'.repeat(66)}.pdf`],
    ['one byte a letter', `${'a'.repeat(196)}.pdf`],
    ['a dot where it is cut', `${'.'.repeat(196)}.pdf`],
  ])('fits every disk with its prefix: %s', async (_, name) => {
    const file = `01234567 ${named(name)}`
    expect(file).toMatch(/\.pdf$|^01234567 pdf$/)
    expect(file).not.toMatch(/\p{Cs}|\ufffd/u)
    expect(await writeInto(root, file, Buffer.from('x'))).toEqual({ ok: true, value: join(root, file) })
    expect(readdirSync(root)).toContain(file)
  })

  it('is no hidden file and no option, also after shortening', () => {
    expect(named(`${'a'.repeat(100)}.${'b'.repeat(195)}.pdf`)).not.toMatch(/^[.-]/)
    expect(named(`a-${'b'.repeat(195)}.pdf`)).not.toMatch(/^[.-]/)
  })

  it('is kept if it is short, and replaced by the id if nothing is left', () => {
    expect(named('Lebenslauf (2).pdf')).toBe('Lebenslauf (2).pdf')
    expect(named('../../etc/passwd')).toBe('_.._etc_passwd')
    expect(named('...')).toBe('0123456789abcdef')
  })
})

describe('the end of a name', () => {
  it('has whole letters only', () => {
    expect(endOfName('文b', 4)).toBe('文b')
    expect(endOfName('文b', 3)).toBe('b')
    expect(endOfName('🪑', 3)).toBe('')
    expect(endOfName('', 3)).toBe('')
  })
})
