import { expect, it } from '@jest/globals'
import type { ExpiredEntries } from '../../../../../core/use-cases/accounts/storage/expired-entries.js'
import { forgetOld } from '../../../../../core/use-cases/accounts/upkeep/forget-old.js'

const DAY_MS = 86_400_000
const NOW_MS = 2_000_000_000_000

it('deletes each kind of entry after its time', async () => {
  const removed: (readonly [keyof ExpiredEntries, days: number])[] = []
  const note = (name: keyof ExpiredEntries) => async (beforeMs: number) => {
    removed.push([name, (NOW_MS - beforeMs) / DAY_MS])
  }
  const expired: ExpiredEntries = {
    removeSessions: note('removeSessions'),
    removeLinks: note('removeLinks'),
    removeLinksOf: async (kinds, beforeMs) => {
      expect(kinds).toEqual(['passkey', 'provider'])
      await note('removeLinksOf')(beforeMs)
    },
    removeDevices: note('removeDevices'),
    removeImports: note('removeImports'),
    removeEvents: note('removeEvents'),
    removeEventsOfStrangers: note('removeEventsOfStrangers'),
  }
  await forgetOld({ store: { expired }, clock: { wallTime: () => NOW_MS } })
  expect(removed).toEqual([
    ['removeSessions', 0],
    ['removeLinks', 7],
    ['removeLinksOf', 0],
    ['removeDevices', 0],
    ['removeImports', 7],
    ['removeEvents', 365],
    ['removeEventsOfStrangers', 30],
  ])
})
