import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import {
  ACCESS_GROUPS,
  CUSTOM_FIELDS,
  MEMBER_CAPS,
  MEMBERS_PER_PAGE,
  PASSWORD_LENGTH,
  SESSION_MS,
  TOKEN_MS,
  VERIFIED_PAUSE_MS,
} from '../../core/accounts/index.js'
import { MEMBER_IMPORT_POLL } from '../../core/account-flows/index.js'
import { COMMERCE_RETRY } from '../../adapters/graphql/client/transport/retry-policy.js'
import { BATCH_LIMIT } from '../../adapters/graphql/protocol/index.js'
import { QUERY_LIMITS } from '../../core/account-flows/index.js'
import { FORM_FILE_LIMIT_BYTES } from '../../core/site/uploads/upload-limits.js'
import { CARD_CURRENCIES, formatAmount, WALLET_CURRENCIES } from '../../core/money/index.js'

/** The page without line ends, which the formatter sets where it likes. */
const page = readFileSync(new URL('../../docs/reference/constants.md', import.meta.url), 'utf8').replace(
  /\s+/g,
  ' ',
)

const HOUR_MS = 60 * 60 * 1000
const { free, starter, unlimited, ...others } = MEMBER_CAPS

describe('the page of constants and the code', () => {
  it.each<[string, unknown, unknown]>([
    ['10 ms and 10 operations a batch', BATCH_LIMIT, 10],
    [
      '5 tries, n \\* 500 ms plus up to 500 ms',
      COMMERCE_RETRY,
      { maxAttempts: 5, delayStepMs: 500, jitterMs: 500, maxNetworkAttempts: 2 },
    ],
    [
      "A page's query is read up to 1000 parameters, names five levels deep and lists of 20 entries",
      QUERY_LIMITS,
      { parameters: 1000, depth: 5, listLength: 20 },
    ],
    ['10 MB a file', FORM_FILE_LIMIT_BYTES, 10 * 1024 * 1024],
    ['Passwords have 8 to 72 characters', PASSWORD_LENGTH, { min: 8, max: 72 }],
    ['Sessions last 7 days and are looked up at each request', SESSION_MS, 7 * 24 * HOUR_MS],
    ['Other tokens last 1 hour', TOKEN_MS, HOUR_MS],
    ['20 custom fields, 22 in an update', CUSTOM_FIELDS, { max: 20, maxInUpdate: 22 }],
    ['20 groups with ids from 2 characters', ACCESS_GROUPS, { max: 20, minIdChars: 2 }],
    ['A page of members has 100', MEMBERS_PER_PAGE, 100],
    ['The plans free and starter have 100 members', [free, starter], [100, 100]],
    ['others 20 000', new Set(Object.values(others)), new Set([20_000])],
    ['never more than 100 000', unlimited, 100_000],
    ['The redirect after verification follows 3000 ms later', VERIFIED_PAUSE_MS, 3000],
    ['is polled every 5 s, at most 240 times', MEMBER_IMPORT_POLL, { everyMs: 5000, most: 240 }],
    ['The card list has 135 codes', CARD_CURRENCIES.size, 135],
    ['The wallet list has 25 codes', WALLET_CURRENCIES.size, 25],
    ['An invalid amount is `NaN`', formatAmount(0.5, 'USD'), 'NaN'],
    ['an unknown code is `Unknown currency`', formatAmount(1, 'QQQ'), 'Unknown currency'],
  ])('agree on: %s', (phrase, value, stated) => {
    expect(page).toContain(phrase)
    expect(value).toEqual(stated)
  })
})
