import { expect, it } from '@jest/globals'
import {
  afterMail,
  checkCampaign,
  firstMailMs,
} from '../../../../core/use-cases/accounts/invitation-campaign.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

it('sends the set number of first mails in each hour', () => {
  expect([0, 1, 2, 3, 4].map((place) => firstMailMs(place, 2, 1000))).toEqual([
    1000,
    1000,
    1000 + HOUR_MS,
    1000 + HOUR_MS,
    1000 + 2 * HOUR_MS,
  ])
})

it.each([
  [1, [[1, 0, null]]],
  [
    2,
    [
      [1, 1, 3 * DAY_MS],
      [2, 0, null],
    ],
  ],
  [
    3,
    [
      [1, 2, 3 * DAY_MS],
      [2, 1, 7 * DAY_MS],
      [3, 0, null],
    ],
  ],
  // A larger number of mails ends with the last pause.
  [
    9,
    [
      [1, 8, 3 * DAY_MS],
      [2, 7, 7 * DAY_MS],
      [3, 0, null],
    ],
  ],
] as const)('of %i mails to a member sends each after its pause', (more, expected) => {
  let turn: ReturnType<typeof afterMail> = { mails: 0, more, nextMs: 0 }
  for (const [mails, left, pauseMs] of expected) {
    const nowMs = turn.nextMs ?? 0
    turn = afterMail(turn, nowMs)
    expect(turn).toEqual({ mails, more: left, nextMs: pauseMs === null ? null : nowMs + pauseMs })
  }
})

it.each([
  [{ perHour: 1, reminders: 0 }, true],
  [{ perHour: 1000, reminders: 2 }, true],
  [{ perHour: 0, reminders: 0 }, false],
  [{ perHour: 1001, reminders: 0 }, false],
  [{ perHour: 1.5, reminders: 0 }, false],
  [{ perHour: 10, reminders: 3 }, false],
  [{ perHour: 10, reminders: -1 }, false],
] as const)('checks the campaign %j', (campaign, isGood) => {
  expect(checkCampaign(campaign).ok).toBe(isGood)
})
