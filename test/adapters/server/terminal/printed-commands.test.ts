import { describe, expect, it } from '@jest/globals'
import { siteCommand, withCommands } from '../../../../adapters/server/terminal/printed-commands.js'

const SITE = { folder: './shop', data: './my data', site: 'second' }

describe('a printed command', () => {
  it.each([
    ['orders list', "./shop --data './my data' --site second"],
    ['backup', "./shop --data './my data' --site second"],
    ['move', "./shop --data './my data'"],
    ['mail preview', './shop'],
    ['payments scripts', './shop'],
    ['adopt', ''],
  ])('names the site as the run did, as far as it can: %s', (words, named) => {
    expect(siteCommand(words, SITE)).toBe(`vitrine ${words} ${named}`.trim())
  })

  it('leaves out what the run did not name, and the site of every run', () => {
    expect(siteCommand('orders list', { site: 'main' })).toBe('vitrine orders list')
    expect(siteCommand('orders list', {}, '--json')).toBe('vitrine orders list --json')
  })
})

describe('a text that quotes commands', () => {
  const site = { folder: './shop', data: './data' }
  it.each([
    [
      '`vitrine mail list --state given-up` lists them.',
      '`vitrine mail list ./shop --data ./data --state given-up` lists them.',
    ],
    [
      "`vitrine stock set 'A - 1' <number>` counts it.",
      "`vitrine stock set 'A - 1' <number> ./shop --data ./data` counts it.",
    ],
    [
      'Run `vitrine doctor --fix`, then `vitrine serve`.',
      'Run `vitrine doctor ./shop --data ./data --fix`, then `vitrine serve ./shop --data ./data`.',
    ],
    ['`npm run build` and vitrine serve', '`npm run build` and vitrine serve'],
  ])('completes each of them: %s', (text, complete) => {
    expect(withCommands(text, site)).toBe(complete)
  })
})
