import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { printDocument } from '../../../../adapters/server/documents/index.js'
import { writeInvoice } from '../../../../core/use-cases/documents/write-invoice.js'
import {
  BUSINESS_SHOP,
  ISSUED_MS,
  paidOrder,
} from '../../../core/use-cases/documents/document-order.fixture.js'
import { pdfText } from '../../../support/documents/pdf-text.js'
import { expectOnceBelow, processorMsOf } from '../../../support/processes/processor-time.js'

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a paper as PDF', () => {
  const NAMES = 'Łukasz Żółć, Αθηνά, Юлія, Đặng'
  const print = (
    logo: Uint8Array | null = null,
    lines = 1,
    recipient = NAMES,
    font: Uint8Array | null = null,
  ) => {
    const order = paidOrder({}, recipient)
    const [item] = order.placed.items
    const items = Array.from({ length: lines }, (_, index) => ({ ...item!, id: `line-${index}` }))
    const placed = { ...order.placed, items }
    const shop = { ...BUSINESS_SHOP, language: 'de', priceLocale: 'tr-TR' }
    return printDocument(
      writeInvoice({ ...order, placed }, shop, ISSUED_MS),
      'INV-0042',
      { accent: '#1f4f8f', logo, font },
      ISSUED_MS,
    )
  }

  it('has its text in embedded fonts, including names of many languages', async () => {
    const pdf = await print()
    const text = pdfText(pdf)
    for (const part of ['Rechnung INV-0042', NAMES, 'DE123456789', 'Seite 1 von 1', '€60,62'])
      expect(text).toContain(part)
    expect(text).not.toContain('\ufffd')
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/FontFile2 /g),
    ).toHaveLength(2)
    expect(await print()).toEqual(pdf)
  })

  it('leaves out emoji, for which the fonts have no letters', async () => {
    const names = ['👩‍👩‍👧‍👦🎉 Zoë', '🏳️‍🌈 Ünï ©®™', '🇩🇪❤️']
    const text = pdfText(await print(null, 1, names.join(' ')))
    expect(text).toMatch(/^Zoë Ünï ©®™ ?$/m)
  })

  it('draws letters that its fonts lack with the font of the owner, and does without a broken one', async () => {
    const folder = 'node_modules/playwright-core/lib/vite/recorder/assets'
    const signs = readFileSync(
      join(folder, readdirSync(folder).find((name) => /^codicon.*\.ttf$/.test(name)) ?? ''),
    )
    const SIGN = '\uea60'
    const pdf = await print(null, 1, SIGN, signs)
    expect(pdfText(pdf)).toContain(SIGN)
    expect(pdfText(await print(null, 1, SIGN))).not.toContain(SIGN)
    const fontsIn = (bytes: Uint8Array) =>
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/FontFile2 /g)
    expect(fontsIn(pdf)).toHaveLength(3)
    expect(fontsIn(await print(null, 1, NAMES, signs))).toHaveLength(2)
    expect(pdfText(await print(null, 1, NAMES, Buffer.from('no font')))).toContain(NAMES)
  })

  it('of the longest cart is drawn in a moment, with turns for others', async () => {
    const draw = async (): Promise<void> => {
      let turns = 0
      let isDrawn = false
      const drawn = print(null, 500).then(() => (isDrawn = true))
      for (; !isDrawn; turns += 1) await nextTurn()
      await drawn
      expect(turns).toBeGreaterThan(45)
    }
    // Reading the fonts from their files for each text took twelve seconds.
    await expectOnceBelow(4_000, () => processorMsOf(draw))
  })

  it('is tagged for screen readers, with its language and title', async () => {
    const pdf = Buffer.from(await print(PNG)).toString('latin1')
    for (const part of [
      '/Lang (de)',
      '/Marked true',
      '/DisplayDocTitle true',
      'pdfuaid:part',
      '/StructTreeRoot',
    ])
      expect(pdf).toContain(part)
    for (const tag of ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure'])
      expect(pdf).toMatch(new RegExp(`/S /${tag}\\b`))
    expect(pdf).toContain('/Alt (Corner Shop)')
  })

  it('repeats the head of the table on each page, and leaves a broken logo out', async () => {
    const text = pdfText(await print(Buffer.from('no picture'), 40))
    expect(text).toContain('Seite 4 von 4')
    // The fourth page has the taxes only.
    expect(text.match(/Einzelpreis/g)).toHaveLength(3)
    expect(text.match(/Stoneware mug/g)).toHaveLength(40)
  })
})
